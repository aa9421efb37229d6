import fp from 'fastify-plugin';
import { JOB_INTERVALS } from '../observe/jobIntervals';
import { queueIssues } from '../routes/newsletter/issueSending';
import { queueWeekly } from '../routes/newsletter/weekly';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what is due of issues and of the weekly email, batch after batch. */
    sendIssues(): Promise<void>;
    /** The same after the answer; for an issue that was just moved on. */
    sendIssuesSoon(): void;
  }
}

/** Sends issues and the weekly email in batches through the mail queue: at once, and what is left every five seconds. */
export const newsletterPlugin = fp(
  (app, _options, done) => {
    let isStopping = false;
    let running: Promise<void> | null = null;

    async function sendAll(): Promise<void> {
      try {
        let queued: number;
        do {
          queued = (await queueIssues(app)) + (await queueWeekly(app));
          if (queued > 0) await app.deliverMails();
        } while (queued > 0 && !isStopping);
      } finally {
        running = null;
      }
    }

    app.decorate('sendIssues', () => {
      running ??= sendAll();
      return running;
    });
    app.decorate('sendIssuesSoon', () => app.runLater('newsletter', () => app.sendIssues()));

    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', (next) => {
      timer = setInterval(() => app.sendIssuesSoon(), JOB_INTERVALS.newsletter);
      timer.unref();
      next();
    });
    app.addHook('preClose', (next) => {
      isStopping = true;
      clearInterval(timer);
      next();
    });
    done();
  },
  { name: 'newsletter', dependencies: ['database', 'clock', 'services', 'mails'] },
);
