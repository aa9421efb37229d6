import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on this machine that answers as the test says at the moment. */
export async function startHttpServer() {
  let answer: Answerer = (_request, response) => void response.end();
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Method and path of the requests so far, oldest first. */
    calls: () => asked.map(({ method = '', url = '' }) => `${method} ${url}`),
    asked,
    answerWith(next: Answerer) {
      answer = next;
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (body: unknown, status = 200): Answerer =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
