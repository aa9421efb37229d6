import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { mailFolder } from '../../mail/mailer';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { isDemo } from '../../seed/isDemo';
import { mailFiles, readsMails } from './folder';
import { DEV_MAIL_PATH, HTML_POLICY, listPage, mailPage, pagePolicy } from './page';

const MOST = 100;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * From this machine, not through a proxy on it, and asked for by a name of this machine: a page
 * elsewhere whose name was made to lead here would send its own.
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  LOCAL_NAME.test(headers.host ?? '');

/** The mails of a demo without a mail server, for whoever sits at its machine; 404 for all others. */
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
    const rows = await files.latest(MOST);
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
