import path from 'node:path';
import autoload, { type AutoloadPluginOptions } from '@fastify/autoload';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import { filesPlugin } from './plugins/files';
import { followsPlugin } from './plugins/follows';
import type { ApiDescription } from './apiDescription';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import type { RenderPage } from '../domain/rendering';
import type { AssetsOptions } from './plugins/assets';
import { answeredPlugin } from './plugins/answered';
import { bodiesPlugin } from './plugins/bodies';
import { clockPlugin } from './plugins/clock';
import { compressionPlugin } from './plugins/compression';
import { cookiesPlugin } from './plugins/cookies';
import { databasePlugin } from './plugins/database';
import { dataVersionPlugin } from './plugins/dataVersion';
import { devicesPlugin } from './plugins/devices';
import { digestPlugin } from './plugins/digest';
import { docsPlugin } from './plugins/docs';
import { errorsPlugin } from './plugins/errors';
import { etagsPlugin } from './plugins/etags';
import { healthPlugin } from './plugins/health';
import { housekeepingPlugin } from './plugins/housekeeping';
import { idempotencyPlugin } from './plugins/idempotency';
import { joinAlertsPlugin } from './plugins/joinAlerts';
import { keptAnswersPlugin } from './plugins/keptAnswers';
import { languagePlugin, withoutLanguage } from './plugins/language';
import { lateCompilers } from './plugins/lateCompilers';
import { limitsPlugin } from './plugins/limits';
import { loggerOptions, loggingPlugin } from './plugins/logging';
import { mailsPlugin } from './plugins/mails';
import { metricsEndpointPlugin, metricsPlugin } from './plugins/metrics';
import { methodsPlugin } from './plugins/methods';
import { newsletterPlugin } from './plugins/newsletter';
import { proxyWarningPlugin } from './plugins/proxyWarning';
import { openTelemetryPlugin } from './plugins/openTelemetry';
import { pulsePlugin } from './plugins/pulse';
import { remindersPlugin } from './plugins/reminders';
import { pressurePlugin } from './plugins/pressure';
import { replicaPlugin } from './plugins/replica';
import { securityHeadersPlugin } from './plugins/securityHeaders';
import { securityLogPlugin } from './plugins/securityLog';
import { sentAnswersPlugin } from './plugins/sentAnswers';
import { servicesPlugin } from './plugins/services';
import { sessionPlugin } from './plugins/session';
import { transportOptions, type ServerOptions } from './plugins/transport';
import { siteSettingsPlugin } from './plugins/siteSettings';
import { pagesFolder } from './pages/pagesFolder';
import { webPlugin } from './plugins/web';
import type { ProcessorOptions } from './routes/uploads/uploadProcessor';
import type { Passwords } from './security/passwords';

/** What tests replace. */
export interface Replacements {
  database?: Database;
  now?: () => Date;
  mailer?: Mailer;
  passwords?: Passwords;
  uploads?: ProcessorOptions;
  logStream?: { write(line: string): void };
  /** Folder of the built SPA. */
  dist?: string;
  renderPage?: RenderPage;
  assets?: AssetsOptions;
  dataVersion?: { askedEvery?: number; listens?: boolean };
  transport?: ServerOptions;
  apiDescription?: ApiDescription | undefined;
  pressure?: { maxEventLoopDelay: number };
  /** Routes beside the product's. */
  extraRoutes?: FastifyPluginCallback;
}

/** The first start of a slow machine makes a database, which can take longer than Fastify's 10 s. */
const PLUGIN_TIMEOUT = 120_000;

/** Every file that ends in `Routes.ts`, under the paths that it names itself. */
const ROUTES: AutoloadPluginOptions = {
  dir: path.join(__dirname, 'routes'),
  scriptPattern: /Routes\.[jt]s$/,
  dirNameRoutePrefix: false,
};

/** Autoload loads TypeScript only where it finds what compiles it, and overlooks `--import tsx`. */
process.env['FASTIFY_AUTOLOAD_TYPESCRIPT'] = 'true';

/** The server with its database open and migrated; it does not listen yet. */
export async function buildApp(
  config: Config,
  replacements: Replacements = {},
): Promise<FastifyInstance> {
  const { database, now = () => new Date(), logStream, transport } = replacements;
  const { mailer, passwords, uploads } = replacements;
  const app = fastify({
    pluginTimeout: PLUGIN_TIMEOUT,
    rewriteUrl: withoutLanguage,
    ...loggerOptions(config, logStream),
    ...transportOptions(config),
    schemaController: lateCompilers,
    ...transport,
  });
  try {
    await app.register(methodsPlugin);
    await app.register(errorsPlugin);
    await app.register(languagePlugin);
    await app.register(answeredPlugin);
    await app.register(loggingPlugin);
    await app.register(openTelemetryPlugin, { config });
    await app.register(metricsPlugin);
    await app.register(sentAnswersPlugin, { config });
    await app.register(proxyWarningPlugin, { config });
    await app.register(securityHeadersPlugin, { config });
    if (config.allowedOrigins.length > 0) {
      await app.register(cors, {
        origin: config.allowedOrigins,
        credentials: true,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        exposedHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      });
    }
    await app.register(pressurePlugin, { ...replacements.pressure });
    await app.register(bodiesPlugin);
    await app.register(clockPlugin, { now });
    await app.register(servicesPlugin, { config, passwords, uploads });
    await app.register(databasePlugin, { config, database });
    await app.register(replicaPlugin);
    await app.register(filesPlugin, { config });
    await app.register(dataVersionPlugin, { config, ...replacements.dataVersion });
    await app.register(siteSettingsPlugin);
    await app.register(pulsePlugin);
    await app.register(mailsPlugin, { mailer });
    await app.register(securityLogPlugin, { config });
    await app.register(limitsPlugin);
    await app.register(sessionPlugin, { config });
    await app.register(cookiesPlugin, { config });
    await app.register(devicesPlugin, { config });
    await app.register(idempotencyPlugin);
    await app.register(digestPlugin);
    await app.register(remindersPlugin);
    await app.register(joinAlertsPlugin);
    await app.register(followsPlugin);
    await app.register(newsletterPlugin);
    await app.register(housekeepingPlugin);
    await app.register(etagsPlugin);
    await app.register(compressionPlugin);
    await app.register(keptAnswersPlugin);
    await app.register(docsPlugin, { config, description: replacements.apiDescription });
    await app.register(healthPlugin);
    await app.register(metricsEndpointPlugin, { config });
    await app.register(autoload, ROUTES);
    if (replacements.extraRoutes) await app.register(replacements.extraRoutes);
    await app.register(webPlugin, {
      config,
      dist: replacements.dist ?? pagesFolder,
      renderPage: replacements.renderPage,
      assets: replacements.assets,
    });
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
