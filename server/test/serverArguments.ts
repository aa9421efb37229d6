/**
 * Of Node, for the server as a process of its own. It runs for seconds, so its database is not compiled a second time to
 * run faster, and loads the sources in half the time that `npm start` needs, whose way is tested in `main.test.ts`.
 */
export const SERVER_ARGUMENTS = [
  '--liftoff-only',
  '--require',
  'esbuild-register',
  'server/main.ts',
];
