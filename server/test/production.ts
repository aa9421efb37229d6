/** The environment of a server in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_PGLITE_IN_PRODUCTION: 'true',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
  PUBLIC_URL: 'http://localhost:3000',
  MAIL: 'off',
};
