import swagger, {
  type FastifyDynamicSwaggerOptions,
  type FastifyStaticSwaggerOptions,
} from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { readApiDescription, type ApiDescription } from '../apiDescription';
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

/** What the document says beside the routes. */
const headOf = (config: Config) => ({
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
});

const fromRoutes = (config: Config): FastifyDynamicSwaggerOptions => ({
  openapi: {
    ...headOf(config),
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

const fromDescription = (
  config: Config,
  description: ApiDescription,
): FastifyStaticSwaggerOptions => ({
  mode: 'static',
  specification: { document: { ...description, ...headOf(config) } },
});

export interface DocsOptions {
  config: Config;
  /** Undefined: made of the routes when somebody asks. */
  description?: ApiDescription | undefined;
}

/** The OpenAPI document at /api/docs, and its JSON at /api/docs/json. */
export const docsPlugin = fp<DocsOptions>(
  async (app, { config, description = readApiDescription() }) => {
    await app.register(
      swagger,
      description ? fromDescription(config, description) : fromRoutes(config),
    );
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true };
        // Writing YAML holds the event loop for 0.7 s, and what is written in JSON is YAML as well.
        if (route.url === '/api/docs/yaml') {
          route.handler = (_request, reply) => reply.redirect('/api/docs/json', 308);
        }
      });
      await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: documentPolicy });
    });
  },
  { name: 'docs' },
);
