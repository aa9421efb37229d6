import fp from 'fastify-plugin';
import { createMailer, SendingRefused, type Mailer } from '../mail/mailer';
import { mailQueue } from '../mail/queue';
import { createSmsSender } from '../mail/smsSender';
import { JOB_INTERVALS } from '../observe/jobIntervals';
import { suppressionsRepository } from '../routes/newsletter/suppressionsRepository';
import { smsRepository } from '../routes/sms/repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what is due, after the answer; for emails enqueued in a transaction that has ended. */
    deliverSoon(): void;
    mailer: Mailer;
    /** Sends what is due. */
    deliverMails(): Promise<void>;
  }
}

/**
 * Sends emails and text messages of the queue one after the other: at once when one was enqueued here, and every five
 * seconds what another process left or what is due again. A stop waits for the one under way.
 */
export const mailsPlugin = fp<{ mailer?: Mailer | undefined }>(
  (app, { mailer = createMailer(app.config) }, done) => {
    const queue = mailQueue(app.db);
    app.decorate('mailer', mailer);
    const senders = { email: mailer, sms: createSmsSender(app.config.sms) };
    const forget = {
      email: (to: string) => suppressionsRepository(app.db).add(to, 'bounce', app.now()),
      sms: (to: string) => smsRepository(app.db).dropNumber(to, app.now()),
    };
    let isStopping = false;
    let running: Promise<void> | null = null;
    let asked = 0;

    /** Returns whether to go on: not when nothing is due or the server is in trouble. */
    async function deliverOne(): Promise<boolean> {
      const letter = await queue.claim(app.now());
      if (!letter) return false;
      try {
        await senders[letter.channel].send(letter);
      } catch (error) {
        const refusal = error instanceof SendingRefused ? error : null;
        const reason = refusal?.message ?? 'unknown';
        const isFinal = refusal?.isFinal ?? false;
        const isGivenUp = await queue.failed(letter, { reason, isFinal, now: app.now() });
        const { id: mail, channel, attempts } = letter;
        if (refusal?.isAddressDead) await forget[channel](letter.to);
        const about = { mail, channel, attempts, reason };
        if (isGivenUp) app.log.error(about, 'an email was given up');
        else app.log.warn(about, 'an email was not sent yet');
        return refusal?.trouble !== 'server';
      }
      await queue.sent(letter.id, app.now());
      return true;
    }

    /** A request that comes while it runs is handled before it ends. */
    async function deliverAll(): Promise<void> {
      try {
        let handled: number;
        do {
          handled = asked;
          while (!isStopping && (await deliverOne()));
        } while (handled !== asked && !isStopping);
      } finally {
        running = null;
      }
    }

    app.decorate('deliverMails', () => {
      asked += 1;
      running ??= deliverAll();
      return running;
    });
    app.decorate('deliverSoon', () => app.runLater('mails', () => app.deliverMails()));

    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      if (app.database.kind === 'pglite') await queue.release();
      app.deliverSoon();
      timer = setInterval(() => app.deliverSoon(), JOB_INTERVALS.mails);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      isStopping = true;
      clearInterval(timer);
      await app.laterDone();
      mailer.close();
    });
    done();
  },
  { name: 'mails', dependencies: ['database', 'clock', 'services'] },
);
