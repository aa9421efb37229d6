import fp from 'fastify-plugin';
import type { Config } from '../config';
import { createPasswords, type Passwords } from '../security/passwords';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    passwords: Passwords;
  }
}

interface Options {
  config: Config;
  passwords?: Passwords | undefined;
}

export const servicesPlugin = fp<Options>(
  (app, { config, passwords }, done) => {
    app.decorate('config', config);
    app.decorate('passwords', passwords ?? createPasswords());
    done();
  },
  { name: 'services' },
);
