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
}

export const servicesPlugin = fp<Options>(
  (app, { config, sendMail }, done) => {
    app.decorate('config', config);
    app.decorate('passwords', createPasswords());
    app.decorate('sendMail', sendMail ?? createMailer(config));
    done();
  },
  { name: 'services' },
);
