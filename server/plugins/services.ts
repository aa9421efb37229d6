import fp from 'fastify-plugin';
import type { Config } from '../config';
import {
  createUploadProcessor,
  type ProcessorOptions,
  type UploadProcessor,
} from '../routes/uploads/uploadProcessor';
import { createPasswords, type Passwords } from '../security/passwords';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    passwords: Passwords;
    uploadProcessor: UploadProcessor;
  }
}

interface Options {
  config: Config;
  passwords?: Passwords | undefined;
  uploads?: ProcessorOptions | undefined;
}

export const servicesPlugin = fp<Options>(
  (app, { config, passwords, uploads }, done) => {
    app.decorate('config', config);
    app.decorate('passwords', passwords ?? createPasswords());
    const uploadProcessor = createUploadProcessor(app.log, uploads);
    app.decorate('uploadProcessor', uploadProcessor);
    app.addHook('onClose', () => uploadProcessor.close());
    done();
  },
  { name: 'services' },
);
