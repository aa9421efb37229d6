import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SmsPosted {
  username: string | null;
  apiKey: string | undefined;
  from: string | null;
  to: string | null;
  message: string;
}

export interface SmsService {
  /** For SMS_URL. */
  url: string;
  posted: SmsPosted[];
  /** What each message to come is answered with: a status of the service, or minus one of HTTP; else it is sent. */
  answers: number[];
  close(): Promise<void>;
}

const SENT = 101;

/** A service for text messages that answers as Africa's Talking does, on a free port of this machine. */
export async function startSmsService(): Promise<SmsService> {
  const posted: SmsPosted[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const fields = new URLSearchParams(body);
      const { apikey } = request.headers;
      posted.push({
        username: fields.get('username'),
        apiKey: typeof apikey === 'string' ? apikey : undefined,
        from: fields.get('from'),
        to: fields.get('to'),
        message: fields.get('message') ?? '',
      });
      const answer = answers.shift() ?? SENT;
      if (answer < 0) {
        response.writeHead(-answer).end('The supplied authentication is invalid');
        return;
      }
      const recipient = { statusCode: answer, number: fields.get('to'), cost: 'KES 0.8000' };
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(JSON.stringify({ SMSMessageData: { Message: 'Sent', Recipients: [recipient] } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://kijani:a%2Fkey@127.0.0.1:${port}/version1/messaging?from=KIJANI`,
    posted,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
