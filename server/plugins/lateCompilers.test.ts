import { fastify } from 'fastify';
import { lateCompilers } from './lateCompilers';

/** The servers of the other tests compile at once, to share what they have compiled. */
const app = fastify({ schemaController: lateCompilers });
const body = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const answer = { type: 'object', properties: { name: { type: 'string' } } };
app.post('/names', { schema: { body, response: { 200: answer } } }, (request) => request.body);
afterAll(() => app.close());

const post = (payload: object) => app.inject({ method: 'POST', url: '/names', payload });

test('what is compiled at the first request checks and writes each of them', async () => {
  for (const name of ['Amina', 'Baraka']) {
    const { statusCode, payload } = await post({ name, secret: 'left out' });
    expect([statusCode, payload]).toEqual([200, JSON.stringify({ name })]);
    const refused = await post({ name: { first: name } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'body/name must be string' }),
    ]);
    expect((await post({})).json()).toMatchObject({
      message: "body must have required property 'name'",
    });
  }
});
