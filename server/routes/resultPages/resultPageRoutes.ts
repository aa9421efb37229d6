import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { ResultPage } from '../../../domain/contract/resultPage';
import { readResultCode } from '../../../domain/vetting/resultPage';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { drawResult } from './drawResult';
import { resultPagesRepository } from './repository';

const MINUTE = 60;
const params = Type.Object({ code: Type.String({ maxLength: 40 }) });

/** The result of a business as everybody sees it who has its code. */
export default routePlugin('resultPageRoutes', (app) => {
  const repository = resultPagesRepository(app.db);

  /** Throws the same 404 for a code that nobody has and a page that is switched off. */
  async function read(text: string): Promise<ResultPage> {
    const code = readResultCode(text);
    const found = code === null ? null : await repository.find(code, app.now());
    if (!found) throw notFound();
    return found.page;
  }

  app.get(
    '/mainapp/result-pages/:code/',
    {
      config: { public: true, cacheSeconds: MINUTE },
      schema: {
        tags: ['directory'],
        summary: 'The level and badges of a business that shows them, or why they are not valid',
        params,
        response: { 200: ResultPage, 404: ErrorBody },
      },
    },
    (request) => read(request.params.code),
  );

  app.get(
    '/v/:code.svg',
    {
      config: { public: true, cacheSeconds: 5 * MINUTE, crossOrigin: true },
      schema: {
        tags: ['files'],
        summary: 'The same as a picture for web pages of the business',
        params,
        response: { 200: Type.String(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const page = await read(request.params.code);
      return reply
        .header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .type('image/svg+xml; charset=utf-8')
        .send(drawResult(page, app.config.productName));
    },
  );
});
