import path from 'node:path';
import autoload from '@fastify/autoload';
import fastify from 'fastify';
import { readConfig } from '../config';

const mockTopic = { title: 'Soap', url: '/t/1', replies: 2, last_posted_at: '2026-03-01' };

jest.mock('../routes/forum/forumTopics', () => ({
  forumTopics: () => () => Promise.resolve({ topics: [mockTopic], isCurrent: true }),
}));

test('passes a mocked module to the routes that autoload finds', async () => {
  const app = fastify();
  app.decorate('config', readConfig({}));
  await app.register(autoload, {
    dir: path.join(__dirname, '../routes/forum'),
    scriptPattern: /forumRoutes\.ts$/,
    dirNameRoutePrefix: false,
  });
  const answer = await app.inject('/mainapp/forum/topics/');
  await app.close();
  expect(answer.json()).toEqual([mockTopic]);
});
