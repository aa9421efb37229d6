import fp from 'fastify-plugin';
import type { Config } from '../config';
import { createMailer, type SendMail } from '../mail/mailer';
import { createPasswords, type Passwords } from '../security/passwords';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    passwords: Passwords;
    sendMail: SendMail;
  }
}

interface Options {
  config: Config;
  sendMail?: SendMail | undefined;
  passwords?: Passwords | undefined;
}

export const servicesPlugin = fp<Options>(
  (app, { config, sendMail, passwords }, done) => {
    app.decorate('config', config);
    app.decorate('passwords', passwords ?? createPasswords());
    app.decorate('sendMail', sendMail ?? createMailer(config));
    done();
  },
  { name: 'services' },
);
