import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { fetchFromForum } from './fetchFromForum';

/** The part of Discourse's `/u/by-external/{external_id}.json` that is needed. */
const Known = Type.Object({ user: Type.Object({ id: Type.Integer({ minimum: 1 }) }) });

/**
 * Ends the member's sessions at the forum too, if an API key for it is configured. This happens
 * after the answer and never fails it.
 */
export function signOutOfForum(app: FastifyInstance, userId: number): void {
  const { forumUrl, forum } = app.config;
  if (forumUrl === null || forum.api === null) return;
  const headers = { 'Api-Key': forum.api.key, 'Api-Username': forum.api.username };
  const signOut = async () => {
    const found = await fetchFromForum(`${forumUrl}/u/by-external/${userId}.json`, { headers });
    if (found === null) return;
    if (!Check(Known, found)) throw new Error('the forum answered in another shape');
    const { id } = found.user;
    await fetchFromForum(`${forumUrl}/admin/users/${id}/log_out`, { method: 'POST', headers });
  };
  app.runLater('sign-out at the forum', () =>
    signOut().catch((error: unknown) => {
      app.log.warn(error, 'the forum could not be told of a sign-out');
    }),
  );
}
