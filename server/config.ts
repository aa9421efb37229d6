import path from 'node:path';
import { bool, cleanEnv, EnvError, makeValidator, num, port, str, url } from 'envalid';
import { PRODUCT_DEFAULTS } from '../domain/product';
import { isLocalHost } from './security/localHost';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const refuse = (reason: string): never => {
  throw new EnvError(reason);
};

const origins = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isOrigin = URL.canParse(part) && new URL(part).origin === part;
      return isOrigin ? part : refuse(`"${part}" is not an origin such as https://example.org`);
    }),
);

const list = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
);

function readHost(input: string): string {
  if (input === '') return '';
  const isHttp = URL.canParse(input) && /^https?:$/.test(new URL(input).protocol);
  return isHttp ? input.replace(/(?<!\/)\/+$/, '') : refuse(`"${input}" is not an http(s) address`);
}
const host = makeValidator<string>(readHost);

/** People are signed in there, and lists link to it. */
const secureHost = makeValidator<string>((input) => {
  const address = readHost(input);
  const isOpen = address.startsWith('http:') && !isLocalHost(new URL(address).hostname);
  return isOpen ? refuse('use https') : address;
});

/** False, a number of proxies, or addresses and networks whose X-Forwarded-For is believed. */
const proxies = makeValidator<false | number | string>((input) => {
  if (input === '' || input === 'false' || input === '0') return false;
  if (/^\d+$/.test(input)) return Number(input);
  if (/^[\da-fA-F.:/, ]+$/.test(input)) return input;
  return refuse('give a number of proxies or their addresses, such as 1 or 10.0.0.0/8');
});

const slug = makeValidator<string>((input) =>
  /^[a-z][a-z0-9-]*$/.test(input) ? input : refuse('use lower-case letters, digits and hyphens'),
);

/** What HS256 asks of a key (RFC 7518, 3.2). */
const KEY_BYTES = 32;
const secret = makeValidator<string>((input) =>
  input === '' || Buffer.byteLength(input) >= KEY_BYTES
    ? input
    : refuse(`use at least ${KEY_BYTES} bytes`),
);

/** As Discourse asks. */
const FORUM_SECRET_LENGTH = 10;
const forumSecret = makeValidator<string>((input) =>
  input === '' || input.length >= FORUM_SECRET_LENGTH
    ? input
    : refuse(`use at least ${FORUM_SECRET_LENGTH} characters`),
);

const hours = makeValidator<number>((input) => {
  const value = Number(input);
  return value > 0 && value <= 24 * 31 ? value : refuse('use a number of hours from 1 to 744');
});

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
  SMTP_URL: str({ default: '', desc: 'Mail server; empty: emails are written to DATA_DIR/mail' }),
  MAIL_FROM: str({ default: '', desc: 'Sender of emails; empty: PRODUCT_NAME <HELP_EMAIL>' }),
  MAIL_REPORT_SECRET: secret({
    default: '',
    desc: 'Lets the mail provider report bounces and complaints; empty: it cannot',
  }),
  DATABASE_URL: str({ default: '', desc: 'PostgreSQL; empty: embedded PGlite in DATA_DIR' }),
  DATA_DIR: str({ default: '.data', desc: 'Folder of the embedded database and of emails' }),
  ALLOWED_ORIGINS: origins({ default: [], desc: 'Other origins whose pages may call the API' }),
  TRUST_PROXY: proxies({ default: false, desc: 'Proxies whose X-Forwarded-For is believed' }),
  JWT_SECRET: secret({
    default: '',
    desc: 'Signs sessions; empty: made once and kept, but not in production',
  }),
  SESSION_HOURS: hours({ default: 24, desc: 'How long a sign-in lasts' }),
  LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS, desc: 'Least important line logged' }),
  ALLOW_PGLITE_IN_PRODUCTION: bool({ default: false, desc: 'Accept the embedded database' }),
};

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
  mailFrom: string;
  /** Null where no mail provider reports bounces. */
  mailReportSecret: string | null;
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
  allowedOrigins: string[];
  trustProxy: false | number | string;
  jwtSecret: string | null;
  sessionHours: number;
  logLevel: (typeof LOG_LEVELS)[number];
  allowPgliteInProduction: boolean;
  /** Whether the environment gives a variable. */
  isFixed: (variable: string) => boolean;
  /** The configuration with values, by variable, that the environment does not give. Throws as `readConfig` does. */
  with: (values: Readonly<Record<string, string>>) => Config;
}

/** In production the key is apart from the database, so that a copy of that signs no sessions. */
const missingIn = (env: NodeJS.ProcessEnv): Record<string, Error> =>
  env['NODE_ENV'] === 'production' && !env['JWT_SECRET']
    ? {
        JWT_SECRET: new EnvError(
          `set it in production, to at least ${KEY_BYTES} random bytes, such as the output of "openssl rand -base64 32"`,
        ),
      }
    : {};

/** Checked once, at start-up. Throws an Error that names every wrong variable and says why. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = cleanEnv(env, specs, {
    reporter: ({ errors }) => {
      const lines = Object.entries({ ...missingIn(env), ...errors }).map(
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
    mailFrom: read.MAIL_FROM || `"${read.PRODUCT_NAME.replaceAll('"', '')}" <${read.HELP_EMAIL}>`,
    mailReportSecret: read.MAIL_REPORT_SECRET || null,
    databaseUrl: read.DATABASE_URL || null,
    dataDir: path.resolve(read.DATA_DIR),
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustProxy: read.TRUST_PROXY,
    jwtSecret: read.JWT_SECRET || null,
    sessionHours: read.SESSION_HOURS,
    logLevel: read.LOG_LEVEL,
    allowPgliteInProduction: read.ALLOW_PGLITE_IN_PRODUCTION,
    isFixed: (variable) => Boolean(env[variable]),
    with: (values) => {
      const given = Object.entries(env).filter(([, value]) => value);
      return readConfig({ ...env, ...values, ...Object.fromEntries(given) });
    },
  };
}
