import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { askForum } from './askForum';

/** What is read of Discourse's `/u/by-external/{external_id}.json`. */
const Known = Type.Object({ user: Type.Object({ id: Type.Integer({ minimum: 1 }) }) });

/**
 * Ends the member's sessions at the forum too, where a key for it is configured: after the answer,
 * and whatever the forum says of it.
 */
export function leaveForum(app: FastifyInstance, userId: number): void {
  const { forumUrl, forum } = app.config;
  if (forumUrl === null || forum.api === null) return;
  const headers = { 'Api-Key': forum.api.key, 'Api-Username': forum.api.username };
  const signOut = async () => {
    const found = await askForum(`${forumUrl}/u/by-external/${userId}.json`, { headers });
    if (found === null) return;
    if (!Check(Known, found)) throw new Error('the forum answered in another shape');
    const { id } = found.user;
    await askForum(`${forumUrl}/admin/users/${id}/log_out`, { method: 'POST', headers });
  };
  app.runLater('sign-out at the forum', () =>
    signOut().catch((error: unknown) => {
      app.log.warn(error, 'the forum could not be told of a sign-out');
    }),
  );
}
