import { Type } from 'typebox';
import {
  ImportBatch,
  ImportColumns,
  ImportFilePayload,
  ImportPayload,
  ImportPreview,
  ImportPreviewPayload,
} from '../../../../domain/contract/admin/imports';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page, PageQuery } from '../../../../domain/contract/page';
import { msg } from '../../../../domain/language';
import { guessColumns } from '../../../../domain/listing/importColumns';
import { conflict, notFound } from '../../../plugins/failures';
import type { Limit } from '../../../plugins/limits';
import { routePlugin } from '../../../plugins/routePlugin';
import { readId } from '../../../search/filters';
import { callerWith } from '../callerWith';
import { importing } from './importing';
import { findRows } from './preview';
import { readFile } from './readFile';
import { importsRepository } from './repository';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** Each takes the server some seconds. */
const LOOKS: Limit = { name: 'import:look', count: 120, periodSeconds: 3600 };
const IMPORTS: Limit = { name: 'import:run', count: 30, periodSeconds: 3600 };

/** The file as JSON, in which a sign may take six bytes. */
const BODY_LIMIT = 8_000_000;

const CHANGED = msg(
  'The directory has changed since the preview. Nothing was imported. Look at the preview again.',
);

/** Files of businesses that admins add to the directory. */
export default routePlugin('adminImportRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };
  const refused = { 400: FieldErrors, ...refusals, 413: ErrorBody, 429: ErrorBody };

  async function present(id: number | null): Promise<ImportBatch> {
    const batch = id === null ? null : await importsRepository(app.db).one(id);
    if (!batch) throw notFound();
    return batch;
  }

  app.get(
    '/mainapp/admin/imports/',
    {
      schema: {
        tags,
        summary: 'A page of the imports, newest first',
        querystring: PageQuery,
        response: { 200: Page(ImportBatch), 400: FieldErrors, ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'importListings');
      return importsRepository(app.db).page(request.query.page);
    },
  );

  app.get(
    '/mainapp/admin/imports/:id/',
    {
      schema: {
        tags,
        summary: 'One import and what its undo has kept',
        params,
        response: { 200: ImportBatch, ...refusals, 404: ErrorBody },
      },
    },
    (request) => {
      callerWith(request, 'importListings');
      return present(readId(request.params.id));
    },
  );

  app.post(
    '/mainapp/admin/imports/columns/',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'The columns of a CSV file and the fields that they seem to hold; writes nothing',
        body: ImportFilePayload,
        response: { 200: ImportColumns, ...refused },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'importListings');
      await app.countAttempt(LOOKS, String(admin.id));
      const { headers, rows } = await readFile(request.body.text);
      const fields = guessColumns(headers);
      const sampleOf = (column: number): string => {
        const row = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
        return (row?.cells[column] ?? '').trim().slice(0, 80);
      };
      const columns = headers.map((header, column) => ({
        header: header.slice(0, 80),
        sample: sampleOf(column),
        field: fields[column] ?? null,
      }));
      return { rows: rows.length, columns };
    },
  );

  app.post(
    '/mainapp/admin/imports/preview/',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary:
          'What each row of a CSV file is: new, a likely duplicate or faulty; writes nothing',
        body: ImportPreviewPayload,
        response: { 200: ImportPreview, ...refused },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'importListings');
      await app.countAttempt(LOOKS, String(admin.id));
      return (await findRows(app.db, request, request.body, app.now())).preview;
    },
  );

  app.post(
    '/mainapp/admin/imports/',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Imports the rows of a CSV file as chosen',
        description: '409 once the preview would be another than the one with this `key`.',
        body: ImportPayload,
        response: { 201: ImportBatch, ...refused, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const admin = callerWith(request, 'importListings');
      await app.countAttempt(IMPORTS, String(admin.id));
      const { result } = await app.runOnce(request, [], async (tx) => {
        const { found, preview } = await findRows(tx, request, request.body, app.now());
        if (preview.key !== request.body.key) throw conflict(CHANGED);
        return { id: await importing(tx, admin.id, app.now()).run(found, request.body) };
      });
      return reply.code(201).send(await present(result.id));
    },
  );

  app.post(
    '/mainapp/admin/imports/:id/undo/',
    {
      schema: {
        tags,
        summary: 'Removes what an import created and empties what it filled, unless changed since',
        params,
        response: { 200: ImportBatch, ...refusals, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'importListings');
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      await app.runOnce(request, [], async (tx) => {
        await importing(tx, admin.id, app.now()).undo(id);
        return { id };
      });
      return present(id);
    },
  );
});
