import { EnvError, makeValidator } from 'envalid';
import { isLocalHost } from './security/localHost';

const refuse = (reason: string): never => {
  throw new EnvError(reason);
};

export const origins = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isOrigin = URL.canParse(part) && new URL(part).origin === part;
      return isOrigin ? part : refuse(`"${part}" is not an origin such as https://example.org`);
    }),
);

export const list = makeValidator<string[]>((input) =>
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
export const host = makeValidator<string>(readHost);

/** People are signed in there, and lists link to it. */
export const secureHost = makeValidator<string>((input) => {
  const address = readHost(input);
  const isOpen = address.startsWith('http:') && !isLocalHost(new URL(address).hostname);
  return isOpen ? refuse('use https') : address;
});

/** False, a number of proxies, or addresses and networks whose X-Forwarded-For is believed. */
export const proxies = makeValidator<false | number | string>((input) => {
  if (input === '' || input === 'false' || input === '0') return false;
  if (/^\d+$/.test(input)) return Number(input);
  if (/^[\da-fA-F.:/, ]+$/.test(input)) return input;
  return refuse('give a number of proxies or their addresses, such as 1 or 10.0.0.0/8');
});

export interface SmsService {
  /** Where messages are posted. */
  url: string;
  username: string;
  apiKey: string;
  /** The sender that phones show; null for the service's own. */
  from: string | null;
}

export const SMS_EXAMPLE =
  'https://USERNAME:API_KEY@api.africastalking.com/version1/messaging?from=SENDER';

export function readSms(input: string): SmsService | null {
  const url = URL.canParse(input) ? new URL(input) : null;
  const isSafe = url?.protocol === 'https:' || (url && isLocalHost(url.hostname));
  if (!isSafe || !url.username || !url.password) return null;
  return {
    url: `${url.origin}${url.pathname}`,
    username: decodeURIComponent(url.username),
    apiKey: decodeURIComponent(url.password),
    from: url.searchParams.get('from'),
  };
}
export const smsUrl = makeValidator<string>((input) =>
  input === '' || readSms(input) ? input : refuse(`give ${SMS_EXAMPLE}`),
);

/** Where an S3-compatible store keeps files. */
export interface StoreConfig {
  /** Of the bucket, without a final slash. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
  /** Whether new files go there; those that are there are read in any case. */
  takesNew: boolean;
}

export const STORE_EXAMPLE =
  'https://KEY_ID:SECRET@s3.eu-central-1.amazonaws.com/BUCKET?region=eu-central-1';

export function readStore(input: string): StoreConfig | null {
  const url = URL.canParse(input) ? new URL(input) : null;
  const isSafe = url?.protocol === 'https:' || (url && isLocalHost(url.hostname));
  if (!isSafe || !url.username || !url.password) return null;
  return {
    url: `${url.origin}${url.pathname}`.replace(/\/$/, ''),
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'auto',
    takesNew: url.searchParams.get('new') !== 'no',
  };
}
export const storeUrl = makeValidator<string>((input) =>
  input === '' || readStore(input) ? input : refuse(`give ${STORE_EXAMPLE}`),
);

export const slug = makeValidator<string>((input) =>
  /^[a-z][a-z0-9-]*$/.test(input) ? input : refuse('use lower-case letters, digits and hyphens'),
);

/** What HS256 asks of a key (RFC 7518, 3.2). */
export const KEY_BYTES = 32;
export const secret = makeValidator<string>((input) =>
  input === '' || Buffer.byteLength(input) >= KEY_BYTES
    ? input
    : refuse(`use at least ${KEY_BYTES} bytes`),
);

/** As Discourse asks. */
const FORUM_SECRET_LENGTH = 10;
export const forumSecret = makeValidator<string>((input) =>
  input === '' || input.length >= FORUM_SECRET_LENGTH
    ? input
    : refuse(`use at least ${FORUM_SECRET_LENGTH} characters`),
);

export const hours = makeValidator<number>((input) => {
  const value = Number(input);
  return value > 0 && value <= 24 * 31 ? value : refuse('use a number of hours from 1 to 744');
});

export const wholeNumber = (least: number, most: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    const isFine = Number.isInteger(value) && value >= least && value <= most;
    return isFine ? value : refuse(`use a whole number from ${least} to ${most}`);
  });

export const connections = wholeNumber(1, 1_000);
export const seconds = wholeNumber(1, 3_600);
