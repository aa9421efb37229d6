import { networkOf } from '../profilePages';

/** Within which the listed address can say that it was not asked. */
export const OBJECTION_DAYS = 7;
export const MOST_CLAIM_FILES = 5;

export const CLAIM_METHODS = ['listed_email', 'domain_email', 'documents'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

/** The states of a claim that has begun, which `claimMachine` owns. */
export const CLAIM_STATES = [
  'code_sent',
  'in_review',
  'rejected',
  'claimed',
  'frozen',
  'upheld',
  'returned',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Anybody can have an address there, so it proves nothing about a business. */
const PUBLIC_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'google.com',
  'yahoo.com',
  'yahoo.co.ke',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'mail.com',
  'gmx.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'yandex.com',
  'business.site',
  'wixsite.com',
  'wordpress.com',
  'blogspot.com',
  'weebly.com',
  'github.io',
  'linktr.ee',
  'jiji.co.ke',
  'jumia.co.ke',
  'wa.me',
];

/** The domain of a website, at which a business has its own addresses; null for none. */
export function mailDomainOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url) || networkOf(url) !== undefined) return null;
  const host = new URL(url).hostname.toLowerCase().replace(/^www\./, '');
  const isPublic = PUBLIC_HOSTS.some((each) => host === each || host.endsWith(`.${each}`));
  return isPublic || !host.includes('.') ? null : host;
}

/** The part before the @, as it may be typed. */
export const MAILBOX_PATTERN = /^[\w+-]+(\.[\w+-]+)*$/;

/** Such as `s•••@example.co.ke`, from which nobody learns the address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}
