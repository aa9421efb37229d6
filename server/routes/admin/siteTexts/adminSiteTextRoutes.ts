import { Type } from 'typebox';
import { keysOf } from '../../../../domain/records';
import { hasPermission } from '../../../../domain/permissions';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import {
  SiteTextConflict,
  SiteTextHistory,
  SiteTextPayload,
  SiteTextSummary,
} from '../../../../domain/contract/siteText';
import { SettingState } from '../../../../domain/contract/admin/settings';
import { isDocument } from '../../../../domain/documents';
import { msg } from '../../../../domain/language';
import { isSiteListKey, picturesIn } from '../../../../domain/siteLists';
import {
  permissionFor,
  type SiteTextKey,
  siteTextProblem,
  siteTextRow,
} from '../../../../domain/siteTexts';
import { audit } from '../../../audit/audit';
import { invalid } from '../../../plugins/failures';
import { settingValues } from '../../../plugins/siteSettings';
import { routePlugin } from '../../../plugins/routePlugin';
import { contentUrlOf, uploadsRepository } from '../../uploads/repository';
import { siteTextsRepository } from '../../siteTexts/repository';
import { keyIn, keyParams } from '../../siteTexts/siteTextKey';
import type { Db } from '../../../db/database';
import { callerWith } from '../callerWith';

/** The message about a picture of a list that is no stored picture; null where all are. */
async function missingPicture(db: Db, key: SiteTextKey, text: string | null) {
  if (text === null || !isSiteListKey(key)) return null;
  for (const src of picturesIn(key, text)) {
    const row = await uploadsRepository(db).one(src.split('/')[2] ?? '');
    const isStored = row?.kind === 'picture' && contentUrlOf(row) === src;
    if (!isStored) return msg('A picture was not found. Please choose it again.');
  }
  return null;
}

/** The texts of public pages, for editors. */
export default routePlugin('adminSiteTextRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/texts/',
    {
      schema: {
        tags,
        summary: 'The texts of public pages that can be edited',
        response: { 200: Type.Array(SiteTextSummary), ...refusals },
      },
    },
    async (request) => {
      const editor = callerWith(request, 'editTexts');
      const texts = await siteTextsRepository(app.db).list();
      return texts.filter(({ key }) => hasPermission(editor, permissionFor(key)));
    },
  );

  app.get(
    '/mainapp/admin/settings/',
    {
      schema: {
        tags,
        summary: 'What counts now of the settings that can be saved as the text `settings`',
        response: { 200: Type.Array(SettingState), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'editSettings');
      const values = settingValues(app.config);
      return keysOf(values).map((name) => ({
        name,
        value: values[name],
        is_fixed: app.config.isFixed(name),
      }));
    },
  );

  app.get(
    '/mainapp/admin/texts/:key/',
    {
      schema: {
        tags,
        summary: 'A text with its last versions, newest first',
        params: keyParams,
        response: { 200: SiteTextHistory, ...refusals, 404: ErrorBody },
      },
    },
    (request) => {
      const key = keyIn(request.params);
      callerWith(request, permissionFor(key));
      return siteTextsRepository(app.db).history(key);
    },
  );

  app.put(
    '/mainapp/admin/texts/:key/',
    {
      schema: {
        tags,
        summary: 'Adds a version of a text; null goes back to the built-in text',
        description:
          '409 with `current` and `sent` when there is a later version than `based_on`, unless it is what the caller has ' +
          'sent: a repeat after a lost answer changes nothing.',
        params: keyParams,
        body: SiteTextPayload,
        response: { 200: SiteTextHistory, ...refusals, 404: ErrorBody, 409: SiteTextConflict },
      },
    },
    async (request) => {
      const key = keyIn(request.params);
      const editor = callerWith(request, permissionFor(key));
      const { text, based_on, asks_again = false } = request.body;
      const problem = text === null ? null : siteTextProblem(key, text);
      if (problem !== null) throw invalid({ text: [problem] });
      if (asks_again && !isDocument(key)) {
        throw invalid({ asks_again: [msg('Members do not agree to this text.')] });
      }
      const lost = await missingPicture(app.db, key, text);
      if (lost !== null) throw invalid({ text: [lost] });
      const saved = await app.db.transaction(async (tx) => {
        const repository = siteTextsRepository(tx);
        const before = await repository.save(key, request.body, editor.id, app.now());
        if (before === null) return repository.history(key);
        await audit(
          tx,
          {
            actor_id: editor.id,
            as_user_id: null,
            action: text === null ? 'text.reset' : 'text.saved',
            subject: `${siteTextRow(key).name}, version ${based_on + 1}${asks_again ? ', members are asked again' : ''}`,
            before: before.text,
            after: text,
          },
          app.now(),
        );
        return repository.history(key);
      });
      if (key === 'settings') await app.applySettings();
      return saved;
    },
  );
});
