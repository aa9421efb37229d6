const fastify = require('fastify');

// A Fastify server with one route and nothing else, on the port of its argument.
const app = fastify();
app.get('/', () => ({ status: 'ok' }));
void app
  .listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
  .then(() => console.log('ready'));
