import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Message, MessagePayload } from '../../../domain/contract/message';
import { msg } from '../../../domain/language';
import { memberMessageMail } from '../../mail/memberMessageMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { Failure, invalid, notFound } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { confirmedUserOf, userOf } from '../../plugins/session';
import { idIn, idParams } from '../../search/idIn';
import { written } from '../admin/written';
import { messagesRepository } from './repository';

const PER_MEMBER: Limit = { name: 'message:member', count: 20, periodSeconds: 86_400 };
/** So many the Member Zone shows. */
const SHOWN = 50;
const NO_CARD = msg('Fill in your profile first: others see the name of your card.');
const TAKES_NONE = msg('This member takes no messages.');

/** Messages between members, who do not see each other's addresses. */
export default routePlugin('messageRoutes', (app) => {
  const tags = ['community'];

  app.get(
    '/mainapp/messages/',
    {
      schema: {
        tags,
        summary: 'Messages that the caller wrote or got, newest first',
        response: { 200: Type.Array(Message), 401: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => messagesRepository(app.db).listOf(userOf(request).id, { limit: SHOWN }),
  );

  app.post(
    '/mainapp/members/:id/messages/',
    {
      schema: {
        tags,
        summary: 'Writes to a member, who gets it by email; 20 a day',
        description:
          'For members with a confirmed email and a public card. 404 for whoever has no public card; 403 for whoever ' +
          'takes no messages.',
        params: idParams,
        body: MessagePayload,
        response: {
          201: Message,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          404: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const sender = confirmedUserOf(request);
      const text = written('text', request.body.text);
      const id = idIn(request.params);
      const { correspondent } = messagesRepository(app.db);
      const to = await correspondent(id);
      if (!to) throw notFound();
      const from = await correspondent(sender.id);
      if (!from) throw new Failure(403, { detail: NO_CARD });
      if (to.id === from.id) throw invalid({ text: [msg('This is your own card.')] });
      if (!to.takes_messages) throw new Failure(403, { detail: TAKES_NONE });
      await app.countAttempt(PER_MEMBER, String(sender.id));
      const { result } = await app.runOnce(request, [], async (tx) => {
        const message = await messagesRepository(tx).add(sender.id, to.id, text, app.now());
        const mail = () =>
          memberMessageMail(app.config, {
            to: to.email,
            firstName: to.first_name,
            from: from.display_name,
            text,
          });
        await enqueueOrRefuse(tx, mail, { config: app.config, account: to.id, now: app.now() });
        return { id: message };
      });
      app.deliverSoon();
      const [sent] = await messagesRepository(app.db).listOf(sender.id, { id: result.id });
      if (!sent) throw notFound();
      return reply.code(201).send(sent);
    },
  );
});
