import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as askServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** What the browser gets in place of the server's answer. */
export type Fault =
  /** The request does not reach the server. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string | Buffer }
  | { kind: 'silence' }
  | { kind: 'resetBefore' }
  /** The server has done what was asked; of its answer the first half arrives. */
  | { kind: 'resetAfter' }
  /** Milliseconds before the answer; the server has done what was asked. */
  | { kind: 'late'; wait: number };

/** Method and path that a fault concerns, such as `POST /mainapp/events/`; a path may go on. */
export type Target = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Stands between a browser and the product, and lets everything pass but what it is told to spoil. */
export interface FaultProxy {
  url: string;
  /** From here on each request to the target has the fault; with `times`, that many of them, and then the next fault. */
  spoil(target: Target, fault: Fault, times?: number): void;
  /** Everything passes again, and nothing is counted any more. */
  mend(): void;
  /** How many requests to the target came since the last `mend`. */
  count(target: Target): number;
  stop(): Promise<void>;
}

const isAbout = (
  target: Target,
  { method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
): boolean => {
  const [verb, path = ''] = target.split(' ');
  return method === verb && (url === path || url.startsWith(`${path}?`));
};

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts a proxy before the product at `target`, on a free port of this machine. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const faults: { target: Target; fault: Fault; left: number }[] = [];
  let seen: Pick<IncomingMessage, 'method' | 'url'>[] = [];

  function pass(request: IncomingMessage, onAnswer: (answer: IncomingMessage) => void): void {
    const { method, url: path, headers } = request;
    const onward = askServer({ hostname, port, method, path, headers, agent }, onAnswer);
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  const forward = (request: IncomingMessage, response: ServerResponse) =>
    pass(request, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      // An answer that ends too early ends so for the browser too.
      pipeline(answer, response, (error) => error && request.socket.destroy());
    });

  const cutAnswer = (request: IncomingMessage, response: ServerResponse) =>
    pass(request, (answer) => {
      void whole(answer).then((body) => {
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        // More is announced than comes, even where there is no body.
        const length = Math.max(body.length, 1);
        response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': length });
        response.flushHeaders();
        response.write(body.subarray(0, Math.floor(body.length / 2)));
        // A reset overtakes what the browser has not read yet.
        setTimeout(() => request.socket.resetAndDestroy(), 50);
      });
    });

  function spoilAnswer(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
    switch (fault.kind) {
      case 'answer':
        request.resume();
        request.on('end', () => response.writeHead(fault.status, fault.headers).end(fault.body));
        return;
      case 'silence':
        request.resume();
        return;
      case 'resetBefore':
        request.socket.resetAndDestroy();
        return;
      case 'resetAfter':
        cutAnswer(request, response);
        return;
      case 'late':
        setTimeout(() => forward(request, response), fault.wait);
    }
  }

  const server = createServer((request, response) => {
    const { method, url } = request;
    seen.push({ ...(method && { method }), ...(url && { url }) });
    const found = faults.find((each) => each.left > 0 && isAbout(each.target, request));
    if (!found) {
      forward(request, response);
      return;
    }
    found.left -= 1;
    spoilAnswer(found.fault, request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil(about, fault, times = Infinity) {
      faults.push({ target: about, fault, left: times });
    },
    mend() {
      faults.length = 0;
      seen = [];
    },
    count: (about) => seen.filter((each) => isAbout(about, each)).length,
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
