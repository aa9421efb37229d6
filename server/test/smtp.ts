import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with one attempt. */
export type Behaviour =
  | 'accept'
  /** 450, 550 and 550 5.1.1 to the recipient, 451 to the message. */
  | 'defer'
  | 'refuse'
  | 'refuseUnknown'
  | 'deferMessage'
  /** The connection ends at the recipient, within the message, or when it is kept and unanswered. */
  | 'closeBefore'
  | 'closeWithin'
  | 'closeAfter'
  /** Nothing more is said until `letGo`. */
  | 'hold';

export interface SmtpBox {
  url: string;
  /** How each attempt to come is met; afterwards `meet` decides. */
  behaviours: Behaviour[];
  /** How an attempt is met by its recipient; all are accepted unless it is set. */
  meet: (recipient: string) => Behaviour;
  /** Resolves when this many attempts were made. */
  attempts(count: number): Promise<void>;
  /** Raw messages, in the order in which they were kept. */
  raw: string[];
  kept(): Promise<ParsedMail[]>;
  /** Goes on with what is held. */
  letGo(): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, words = 'not this one, somebody@example.org') =>
  Object.assign(new Error(words), { responseCode });

/** A real mail server on a free port of this machine. */
export async function startSmtp(...behaviours: Behaviour[]): Promise<SmtpBox> {
  const raw: string[] = [];
  const sockets = new Set<Socket>();
  let begun = 0;
  let current: Behaviour = 'accept';
  let waiting: (() => void)[] = [];
  let held: (() => void)[] = [];
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      begun += 1;
      current = behaviours.shift() ?? box.meet(address);
      for (const look of waiting) look();
      if (current === 'closeBefore') cut();
      else if (current === 'hold') held.push(done);
      else if (current === 'defer') done(refusal(450));
      else if (current === 'refuse') done(refusal(550));
      else if (current === 'refuseUnknown') done(refusal(550, '5.1.1 no such mailbox'));
      else done();
    },
    onData(stream, _session, done) {
      const behaviour = current;
      const chunks: Buffer[] = [];
      if (behaviour === 'closeWithin') cut();
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'closeWithin') return;
        if (behaviour === 'deferMessage') {
          done(refusal(451));
          return;
        }
        raw.push(Buffer.concat(chunks).toString());
        if (behaviour === 'closeAfter') cut();
        else done();
      });
    },
  });
  /** A connection that was cut. */
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const box: SmtpBox = {
    url: `smtp://127.0.0.1:${port}`,
    behaviours,
    meet: () => 'accept',
    raw,
    attempts: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (begun >= count) resolve();
        };
        waiting.push(look);
        look();
      }),
    kept: () => Promise.all(raw.map((message) => simpleParser(message))),
    letGo() {
      for (const done of held) done();
      held = [];
    },
    async close() {
      waiting = [];
      cut();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
  return box;
}
