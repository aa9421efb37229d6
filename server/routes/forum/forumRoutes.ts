import { Type } from 'typebox';
import { ForumTopic } from '../../../domain/contract/member';
import { routePlugin } from '../../plugins/routePlugin';
import { forumTopics } from './forumTopics';

/**
 * The latest topics of the forum, fetched by the server so that browsers of visitors do not contact
 * it.
 */
export default routePlugin('forumRoutes', (app) => {
  const readerOf = (forumUrl: string | null) => ({
    forumUrl,
    read: forumTopics({
      forumUrl,
      now: () => app.now(),
      onError: (error) => app.log.warn(error, 'the forum could not be read'),
    }),
  });
  let reader = readerOf(app.config.forumUrl);

  app.get(
    '/mainapp/forum/topics/',
    {
      config: { public: true, cacheSeconds: 60 },
      schema: {
        tags: ['community'],
        summary: 'The latest topics of the forum; none when there is no forum',
        response: { 200: Type.Array(ForumTopic) },
      },
    },
    async (_request, reply) => {
      // Admins may have named another one (`siteSettings`).
      const { forumUrl } = app.config;
      if (reader.forumUrl !== forumUrl) reader = readerOf(forumUrl);
      const { topics, isCurrent } = await reader.read();
      if (!isCurrent) reply.header('Cache-Control', 'private, no-store');
      return topics;
    },
  );
});
