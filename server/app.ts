import path from 'node:path';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import { bodiesPlugin } from './plugins/bodies';
import { clockPlugin } from './plugins/clock';
import { compressionPlugin } from './plugins/compression';
import { cookiesPlugin } from './plugins/cookies';
import { databasePlugin } from './plugins/database';
import { devicesPlugin } from './plugins/devices';
import { digestPlugin } from './plugins/digest';
import { docsPlugin } from './plugins/docs';
import { errorsPlugin } from './plugins/errors';
import { healthPlugin } from './plugins/health';
import { housekeepingPlugin } from './plugins/housekeeping';
import { idempotencyPlugin } from './plugins/idempotency';
import { limitsPlugin } from './plugins/limits';
import { loggerOptions, loggingPlugin } from './plugins/logging';
import { mailsPlugin } from './plugins/mails';
import { methodsPlugin } from './plugins/methods';
import { remindersPlugin } from './plugins/reminders';
import { securityHeadersPlugin } from './plugins/securityHeaders';
import { securityLogPlugin } from './plugins/securityLog';
import { servicesPlugin } from './plugins/services';
import { sessionPlugin } from './plugins/session';
import { transportOptions, type ServerOptions } from './plugins/transport';
import { webPlugin } from './plugins/web';
import { loginRoute } from './routes/accounts/login';
import { passwordChangeRoute } from './routes/accounts/passwordChange';
import { accountRoutes } from './routes/accounts/routes';
import { signUpRoute } from './routes/accounts/signUp';
import { changeRoutes } from './routes/admin/changes/routes';
import { adminListingRoutes } from './routes/admin/listings/routes';
import { adminListingWriteRoutes } from './routes/admin/listings/writeRoutes';
import { adminReportRoutes } from './routes/admin/reports/routes';
import { abuseReportAdminRoutes } from './routes/admin/abuseReports/routes';
import { auditRoutes } from './routes/admin/audit/routes';
import { memberAdminRoutes } from './routes/admin/members/routes';
import { postAdminRoutes } from './routes/admin/posts/routes';
import { crawlerRoutes } from './routes/crawlers/routes';
import { cspReportRoutes } from './routes/cspReports/routes';
import { pipelineRoutes } from './routes/admin/pipeline/routes';
import { attendanceRoutes } from './routes/events/attendanceRoutes';
import { devMailRoutes } from './routes/devMail/routes';
import { emailVerificationRoutes } from './routes/emailVerification/routes';
import { eventRoutes } from './routes/events/routes';
import { eventWriteRoutes } from './routes/events/writeRoutes';
import { feedRoutes } from './routes/feeds/routes';
import { forumRoutes } from './routes/forum/routes';
import { forumSignOnRoute } from './routes/forum/signOn';
import { googleRoutes } from './routes/google/routes';
import { handoverRoute } from './routes/identity/handovers';
import { listingRoutes } from './routes/listings/routes';
import { memberRoutes } from './routes/members/routes';
import { newsletterRoutes } from './routes/newsletter/routes';
import { passwordResetConfirmRoute } from './routes/passwordReset/confirm';
import { passwordResetRequestRoute } from './routes/passwordReset/request';
import { accountDataRoutes } from './routes/profiles/account';
import { profileRoutes } from './routes/profiles/routes';
import { reportRoutes } from './routes/reports/routes';
import { resourceRoutes } from './routes/resources/routes';
import { resourceWriteRoutes } from './routes/resources/writeRoutes';
import { reviewRoutes } from './routes/reviews/routes';
import { uploadRoutes } from './routes/uploads/routes';
import type { ProcessorOptions } from './routes/uploads/uploadProcessor';
import { trendRoutes } from './routes/trends/routes';
import { applicationRoutes } from './routes/vetting/applicationRoutes';
import { vettingQuestionRoutes } from './routes/vetting/questionRoutes';
import { vettingResponseRoutes } from './routes/vetting/responseRoutes';
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
  transport?: ServerOptions;
  pressure?: { maxEventLoopDelay: number };
  /** Routes beside the product's. */
  extraRoutes?: FastifyPluginCallback;
}

/** A loop that is a second late on average over five seconds takes no more requests. */
const PRESSURE = { maxEventLoopDelay: 1_000, sampleInterval: 5_000 };

/** The first start of a slow machine makes a database, which can take longer than Fastify's 10 s. */
const PLUGIN_TIMEOUT = 120_000;

const ROUTES = [
  loginRoute,
  signUpRoute,
  accountRoutes,
  googleRoutes,
  handoverRoute,
  passwordChangeRoute,
  passwordResetRequestRoute,
  passwordResetConfirmRoute,
  emailVerificationRoutes,
  listingRoutes,
  profileRoutes,
  accountDataRoutes,
  newsletterRoutes,
  uploadRoutes,
  resourceRoutes,
  resourceWriteRoutes,
  eventRoutes,
  eventWriteRoutes,
  attendanceRoutes,
  feedRoutes,
  memberRoutes,
  trendRoutes,
  forumRoutes,
  forumSignOnRoute,
  reportRoutes,
  reviewRoutes,
  vettingQuestionRoutes,
  vettingResponseRoutes,
  applicationRoutes,
  adminListingRoutes,
  adminListingWriteRoutes,
  adminReportRoutes,
  postAdminRoutes,
  abuseReportAdminRoutes,
  changeRoutes,
  memberAdminRoutes,
  auditRoutes,
  pipelineRoutes,
  crawlerRoutes,
  cspReportRoutes,
  devMailRoutes,
];

/** The server with its database open and migrated; it does not listen yet. */
export async function buildApp(
  config: Config,
  replacements: Replacements = {},
): Promise<FastifyInstance> {
  const { database, now = () => new Date(), logStream, transport } = replacements;
  const { mailer, passwords, uploads } = replacements;
  const app = fastify({
    pluginTimeout: PLUGIN_TIMEOUT,
    ...loggerOptions(config, logStream),
    ...transportOptions(config),
    ...transport,
  });
  try {
    await app.register(methodsPlugin);
    await app.register(errorsPlugin);
    await app.register(loggingPlugin);
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
    await app.register(underPressure, { ...PRESSURE, ...replacements.pressure });
    await app.register(bodiesPlugin);
    await app.register(clockPlugin, { now });
    await app.register(servicesPlugin, { config, passwords, uploads });
    await app.register(databasePlugin, { config, database });
    await app.register(mailsPlugin, { mailer });
    await app.register(securityLogPlugin, { config });
    await app.register(limitsPlugin);
    await app.register(sessionPlugin, { config });
    await app.register(cookiesPlugin, { config });
    await app.register(devicesPlugin, { config });
    await app.register(idempotencyPlugin);
    await app.register(digestPlugin);
    await app.register(remindersPlugin);
    await app.register(housekeepingPlugin);
    await app.register(compressionPlugin);
    await app.register(docsPlugin, { config });
    await app.register(healthPlugin);
    for (const routes of ROUTES) await app.register(routes);
    if (replacements.extraRoutes) await app.register(replacements.extraRoutes);
    await app.register(webPlugin, {
      config,
      dist: replacements.dist ?? path.join(__dirname, '..', 'dist'),
    });
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
