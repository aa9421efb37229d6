import type { FastifyInstance } from 'fastify';
import { newsletterMail } from '../../mail/newsletterMail';
import { serverHost } from '../../pages/serverHost';
import { newsletterRepository } from './repository';

/** Tells a new subscriber, after the answer, how to end it. */
export function sendWelcome(app: FastifyInstance, userId: number): void {
  app.runLater('newsletter mail', async () => {
    const subscriber = await newsletterRepository(app.db).addressOf(userId);
    if (!subscriber) return;
    const link = `${serverHost(app.config)}/newsletter/unsubscribe/${subscriber.token}`;
    await app.sendMail(newsletterMail(app.config, subscriber.email, link));
  });
}
