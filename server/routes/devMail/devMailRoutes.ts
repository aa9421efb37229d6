import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { mailFolder } from '../../mail/mailer';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { isDemo } from '../../seed/isDemo';
import { mailFiles, readsMails } from './folder';
import { DEV_MAIL_PATH, HTML_POLICY, listPage, mailPage, pagePolicy } from './page';

const MAX_MAILS = 100;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * True for requests from this machine without a proxy and by a local host name. The host name is
 * checked because a foreign site can point its own name at this machine (DNS rebinding).
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  LOCAL_NAME.test(headers.host ?? '');

/**
 * Shows the emails of a demo without a mail server, on the machine that runs it only; all other
 * requests get 404.
 */
export default routePlugin('devMailRoutes', (app) => {
  const { config } = app;
  if (!readsMails(config)) return;
  const files = mailFiles(mailFolder(config));
  const open = { config: { public: true } };
  const params = Type.Object({ name: Type.String({ maxLength: 100 }) });
  const schema = { hide: true };

  app.addHook('onRequest', async (request) => {
    if (!isLocal(request) || !(await isDemo(app.db))) throw notFound();
  });

  const sendPage = (reply: FastifyReply, toPage: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('Content-Security-Policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(toPage(nonce));
  };

  app.get(DEV_MAIL_PATH, { ...open, schema }, async (_request, reply) => {
    const rows = await files.latest(MAX_MAILS);
    return sendPage(reply, (nonce) => listPage(nonce, rows));
  });

  app.get(
    `${DEV_MAIL_PATH}/:name`,
    { ...open, schema: { ...schema, params } },
    async (request, reply) => {
      const { name } = request.params;
      const mail = await files.one(name);
      if (!mail) throw notFound();
      return sendPage(reply, (nonce) => mailPage(nonce, name, mail));
    },
  );

  app.get(
    `${DEV_MAIL_PATH}/:name/html`,
    { ...open, schema: { ...schema, params } },
    async (request, reply) => {
      const mail = await files.one(request.params.name);
      if (!mail) throw notFound();
      return reply
        .headers({ 'Content-Security-Policy': HTML_POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
        .type('text/html; charset=utf-8')
        .send(mail.html || '');
    },
  );
});
