import fp from 'fastify-plugin';
import type { Config } from '../config';
import { createFiles, type Files } from '../files/files';
import { createObjectStore } from '../files/objectStore';
import { removeObjects } from '../files/removeObjects';

declare module 'fastify' {
  interface FastifyInstance {
    files: Files;
    /** Removes objects that no file needs any more from the store, where there is one. Throws a StoreFailure. */
    removeObjects(): Promise<void>;
  }
}

/** Where contents of files are kept (ADR 63). */
export const filesPlugin = fp<{ config: Config }>(
  (app, { config: { store } }, done) => {
    app.decorate('files', createFiles(app.db, store));
    const objects = store && createObjectStore(store);
    app.decorate('removeObjects', async () => {
      if (objects) await removeObjects(app.db, objects, app.now());
    });
    done();
  },
  { name: 'files', dependencies: ['database', 'clock'] },
);
