import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { serverHost } from '../pages/serverHost';

const documentPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  /** The hash is of the one style attribute that Swagger UI writes. */
  'style-src': "'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The OpenAPI document at /api/docs, and its JSON at /api/docs/json. */
export const docsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${config.productName} API`,
          version: '1.0.0',
          description:
            'Errors answer `{"detail": …}` or `{field: [messages]}`. A session is sent as ' +
            '`Authorization: Token <token>`. Each POST that creates something takes an ' +
            '`Idempotency-Key`. The final slash of a path may be left out.',
        },
        servers: [{ url: serverHost(config) }],
        components: {
          securitySchemes: {
            token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token …' },
          },
        },
      },
      transform: ({ schema, url, route }) => ({
        schema: { ...schema, security: route.config?.public ? [] : [{ token: [] }] },
        url,
      }),
    });
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true };
      });
      await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: documentPolicy });
    });
  },
  { name: 'docs' },
);
