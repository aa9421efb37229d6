import path from 'node:path';

/**
 * Of Node, for the server as a process of its own. It runs for seconds, so its database is not compiled a second time
 * to be faster. How `npm start` loads the sources is tested in `main.test.ts`.
 */
export const SERVER_ARGUMENTS = [
  '--liftoff-only',
  '--require',
  path.join(__dirname, '../../scripts/loadCompiled.js'),
  'server/main.ts',
];
