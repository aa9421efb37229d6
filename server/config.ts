import path from 'node:path';
import { bool, cleanEnv, EnvError, num, port, str, url } from 'envalid';
import { PRODUCT_DEFAULTS } from '../domain/product';
import {
  connections,
  forumSecret,
  host,
  hours,
  KEY_BYTES,
  list,
  origins,
  proxies,
  readSms,
  readStore,
  seconds,
  secret,
  secureHost,
  slug,
  SMS_EXAMPLE,
  smsUrl,
  STORE_EXAMPLE,
  storeUrl,
  wholeNumber,
  type SmsService,
  type StoreConfig,
} from './configValues';
import { withFiles } from './secretFiles';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One documented variable for each deploy-time value; the README lists the same table. */
const specs = {
  NODE_ENV: str({ default: 'development', desc: 'production refuses the embedded database' }),
  PORT: port({ default: 3000, desc: 'Port to listen on' }),
  HOST: str({ default: 'localhost', desc: 'Address to listen on; 0.0.0.0 for all' }),
  PUBLIC_URL: host({ default: '', desc: 'Where visitors reach the site; for links in emails' }),
  API_HOST: host({ default: '', desc: 'Origin of the API as the SPA calls it; empty: same' }),
  PRODUCT_NAME: str({ default: PRODUCT_DEFAULTS.productName, desc: 'The name shown' }),
  PRODUCT_SLUG: slug({
    default: PRODUCT_DEFAULTS.productSlug,
    desc: 'The name in addresses and account types',
  }),
  CONTACT_EMAIL: str({
    default: PRODUCT_DEFAULTS.contactEmail,
    desc: 'Contact address of the footer',
  }),
  HELP_EMAIL: str({ default: PRODUCT_DEFAULTS.helpEmail, desc: 'For trouble with signing in' }),
  SOCIAL_X: url({ default: PRODUCT_DEFAULTS.social.x, desc: 'Footer link' }),
  SOCIAL_LINKEDIN: url({
    default: PRODUCT_DEFAULTS.social.linkedin,
    desc: 'Footer link',
  }),
  SOCIAL_INSTAGRAM: url({ default: PRODUCT_DEFAULTS.social.instagram, desc: 'Footer link' }),
  POWERED_BY: str({ default: PRODUCT_DEFAULTS.poweredBy, desc: 'Credit in the footer' }),
  ANALYTICS_SITE_ID: num({ default: 0, desc: 'Session-recording site; 0: none' }),
  FORUM_URL: secureHost({ default: '', desc: 'The forum; empty: none' }),
  FORUM_SSO_SECRET: forumSecret({
    default: '',
    desc: 'Shared with the forum; empty: no single sign-on',
  }),
  FORUM_SSO_SECRET_OLD: forumSecret({
    default: '',
    desc: 'The one before it, while it is being changed',
  }),
  FORUM_RETURN_HOSTS: list({
    default: [],
    desc: 'Hosts to which a signed reply may go; empty: that of FORUM_URL',
  }),
  FORUM_API_KEY: str({ default: '', desc: 'Lets a sign-out reach the forum; empty: it does not' }),
  FORUM_API_USERNAME: str({ default: 'system', desc: 'Whose key it is' }),
  GOOGLE_CLIENT_ID: str({
    default: '',
    desc: 'Of Sign In With Google; empty: a local provider in the demo, none in production',
  }),
  GOOGLE_CLIENT_SECRET: str({ default: '', desc: 'Its secret' }),
  GOOGLE_ISSUER: host({ default: 'https://accounts.google.com', desc: 'Its OpenID issuer' }),
  SMTP_URL: str({
    default: '',
    desc: 'Mail server; empty: emails are written to DATA_DIR/mail, but not in production',
  }),
  MAIL: str({ default: 'on', choices: ['on', 'off'], desc: 'off: no emails are sent, nor kept' }),
  MAIL_FROM: str({ default: '', desc: 'Sender of emails; empty: PRODUCT_NAME <HELP_EMAIL>' }),
  MAIL_REPORT_SECRET: secret({
    default: '',
    desc: 'Lets the mail provider report bounces and complaints; empty: it cannot',
  }),
  SMS_URL: smsUrl({
    default: '',
    desc: `Sends text messages to members who want them, through Africa's Talking; empty: none. ${SMS_EXAMPLE}`,
  }),
  DATABASE_URL: str({ default: '', desc: 'PostgreSQL; empty: embedded PGlite in DATA_DIR' }),
  DATABASE_DIRECT_URL: str({
    default: '',
    desc: 'The same database without its pooler (PgBouncer), for migrations; empty: DATABASE_URL has none',
  }),
  DATABASE_REPLICA_URL: str({
    default: '',
    desc: 'A streaming replica of it, which public pages are read from; empty: none',
  }),
  DATABASE_POOL: connections({
    default: 10,
    desc: 'Most connections of a process to each of these addresses',
  }),
  DATABASE_WAIT_SECONDS: seconds({ default: 2, desc: 'Longest wait for a free connection' }),
  DATABASE_STATEMENT_SECONDS: seconds({ default: 5, desc: 'Longest statement of a request' }),
  DATABASE_LOCK_SECONDS: seconds({ default: 2, desc: 'Longest wait for a lock' }),
  DATABASE_IDLE_SECONDS: seconds({ default: 10, desc: 'Longest pause within a transaction' }),
  DATA_DIR: str({ default: '.data', desc: 'Folder of the embedded database and of emails' }),
  STORE_URL: storeUrl({
    default: '',
    desc: `S3-compatible store for files of members, with %2F for each / in SECRET; empty: the database. ${STORE_EXAMPLE}`,
  }),
  ALLOWED_ORIGINS: origins({ default: [], desc: 'Other origins whose pages may call the API' }),
  TRUST_PROXY: proxies({ default: false, desc: 'Proxies whose X-Forwarded-For is believed' }),
  STOP_DELAY_SECONDS: wholeNumber(
    0,
    60,
  )({
    default: 0,
    desc: 'How long requests are still taken after the signal to stop, for a proxy to notice',
  }),
  JWT_SECRET: secret({
    default: '',
    desc: 'Signs sessions; empty: made once and kept, but not in production',
  }),
  SESSION_HOURS: hours({ default: 24, desc: 'How long a sign-in lasts' }),
  LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS, desc: 'Least important line logged' }),
  METRICS_PORT: wholeNumber(
    0,
    65_535,
  )({
    default: 0,
    desc: 'Port of its own for /metrics, on HOST; 0: none',
  }),
  METRICS_TOKEN: secret({
    default: '',
    desc: 'Bearer token for /metrics, there and on PORT; empty: not on PORT, and on METRICS_PORT for everybody',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: host({
    default: '',
    desc: 'Where OpenTelemetry traces are sent by OTLP/HTTP; empty: nowhere',
  }),
  ALLOW_PGLITE_IN_PRODUCTION: bool({ default: false, desc: 'Accept the embedded database' }),
};

export interface DatabaseLimits {
  /** Connections of one process. */
  pool: number;
  /** Each of the rest in seconds. */
  wait: number;
  statement: number;
  lock: number;
  idle: number;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Without a final slash. */
  publicUrl: string;
  apiHost: string;
  productName: string;
  productSlug: string;
  contactEmail: string;
  helpEmail: string;
  social: { x: string; linkedin: string; instagram: string };
  poweredBy: string;
  analyticsSiteId: number | null;
  forumUrl: string | null;
  forum: {
    /** The one in use, then the one before it; none without single sign-on. */
    secrets: string[];
    returnHosts: string[];
    api: { key: string; username: string } | null;
  };
  /** Null where no client is configured. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  smtpUrl: string | null;
  /** Whether emails go nowhere at all. */
  isMailOff: boolean;
  mailFrom: string;
  /** Null where no mail provider reports bounces. */
  mailReportSecret: string | null;
  /** Null where no text messages are sent. */
  sms: SmsService | null;
  databaseUrl: string | null;
  /** Where a session keeps its connection; null where `databaseUrl` leads to no pooler. */
  databaseDirectUrl: string | null;
  databaseReplicaUrl: string | null;
  databaseLimits: DatabaseLimits;
  /** Null where files are in the database. */
  store: StoreConfig | null;
  /** Absolute. */
  dataDir: string;
  allowedOrigins: string[];
  trustProxy: false | number | string;
  stopDelaySeconds: number;
  jwtSecret: string | null;
  sessionHours: number;
  logLevel: (typeof LOG_LEVELS)[number];
  metrics: {
    /** Null where the metrics have no port of their own. */
    port: number | null;
    /** Null where nothing is asked for them, and they are not on the port of the site. */
    token: string | null;
  };
  /** Null where no traces are sent. Without a final slash. */
  tracesUrl: string | null;
  allowPgliteInProduction: boolean;
  /** Whether the environment gives a variable. */
  isFixed: (variable: string) => boolean;
  /** The configuration with values, by variable, that the environment does not give. Throws as `readConfig` does. */
  with: (values: Readonly<Record<string, string>>) => Config;
}

/** What production must be told: a server that guesses would work, but for nobody else, or not safely. */
const NEEDED: readonly [
  name: string,
  reason: string,
  isMissing: (env: NodeJS.ProcessEnv) => boolean,
][] = [
  [
    'JWT_SECRET',
    // Apart from the database, so that a copy of that signs no sessions.
    `set it in production, to at least ${KEY_BYTES} random bytes, such as the output of "openssl rand -base64 32"`,
    (env) => !env['JWT_SECRET'],
  ],
  [
    'PUBLIC_URL',
    'set it in production, to the address that visitors open, such as https://kijani.example: links in emails begin with it',
    (env) => !env['PUBLIC_URL'],
  ],
  [
    'SMTP_URL',
    'set it in production, such as smtps://user:password@mail.example.org, or MAIL=off to send no emails',
    (env) => !env['SMTP_URL'] && env['MAIL'] !== 'off',
  ],
];

const missingIn = (env: NodeJS.ProcessEnv): Record<string, Error> =>
  env['NODE_ENV'] === 'production'
    ? Object.fromEntries(
        NEEDED.filter(([, , isMissing]) => isMissing(env)).map(([name, reason]) => [
          name,
          new EnvError(reason),
        ]),
      )
    : {};

/** Checked once, at start-up. Throws an Error that names every wrong variable and says why. */
export function readConfig(given: NodeJS.ProcessEnv): Config {
  const { env, errors: unread } = withFiles(given);
  const read = cleanEnv(env, specs, {
    reporter: ({ errors }) => {
      const lines = Object.entries({ ...missingIn(env), ...errors, ...unread }).map(
        ([name, error]) => `  ${name}: ${error.message}`,
      );
      if (lines.length) throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
    },
  });
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL || `http://localhost:${read.PORT}`,
    apiHost: read.API_HOST,
    productName: read.PRODUCT_NAME,
    productSlug: read.PRODUCT_SLUG,
    contactEmail: read.CONTACT_EMAIL,
    helpEmail: read.HELP_EMAIL,
    social: {
      x: read.SOCIAL_X,
      linkedin: read.SOCIAL_LINKEDIN,
      instagram: read.SOCIAL_INSTAGRAM,
    },
    poweredBy: read.POWERED_BY,
    analyticsSiteId: read.ANALYTICS_SITE_ID || null,
    forumUrl: read.FORUM_URL || null,
    forum: {
      secrets: [read.FORUM_SSO_SECRET, read.FORUM_SSO_SECRET_OLD].filter(Boolean),
      returnHosts:
        read.FORUM_RETURN_HOSTS.length > 0 || !read.FORUM_URL
          ? read.FORUM_RETURN_HOSTS
          : [new URL(read.FORUM_URL).host],
      api: read.FORUM_API_KEY
        ? { key: read.FORUM_API_KEY, username: read.FORUM_API_USERNAME }
        : null,
    },
    google: read.GOOGLE_CLIENT_ID
      ? {
          clientId: read.GOOGLE_CLIENT_ID,
          clientSecret: read.GOOGLE_CLIENT_SECRET,
          issuer: read.GOOGLE_ISSUER,
        }
      : null,
    smtpUrl: read.SMTP_URL || null,
    isMailOff: read.MAIL === 'off',
    mailFrom: read.MAIL_FROM || `"${read.PRODUCT_NAME.replaceAll('"', '')}" <${read.HELP_EMAIL}>`,
    mailReportSecret: read.MAIL_REPORT_SECRET || null,
    sms: readSms(read.SMS_URL),
    databaseUrl: read.DATABASE_URL || null,
    databaseDirectUrl: read.DATABASE_DIRECT_URL || null,
    databaseReplicaUrl: read.DATABASE_REPLICA_URL || null,
    databaseLimits: {
      pool: read.DATABASE_POOL,
      wait: read.DATABASE_WAIT_SECONDS,
      statement: read.DATABASE_STATEMENT_SECONDS,
      lock: read.DATABASE_LOCK_SECONDS,
      idle: read.DATABASE_IDLE_SECONDS,
    },
    store: readStore(read.STORE_URL),
    dataDir: path.resolve(read.DATA_DIR),
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustProxy: read.TRUST_PROXY,
    stopDelaySeconds: read.STOP_DELAY_SECONDS,
    jwtSecret: read.JWT_SECRET || null,
    sessionHours: read.SESSION_HOURS,
    logLevel: read.LOG_LEVEL,
    metrics: { port: read.METRICS_PORT || null, token: read.METRICS_TOKEN || null },
    tracesUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    allowPgliteInProduction: read.ALLOW_PGLITE_IN_PRODUCTION,
    isFixed: (variable) => Boolean(env[variable]),
    with: (values) => {
      const fixed = Object.entries(env).filter(([, value]) => value);
      return readConfig({ ...values, ...Object.fromEntries(fixed) });
    },
  };
}
