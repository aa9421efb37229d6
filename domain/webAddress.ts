import { msg } from './language';

export const WEB_ADDRESS_MESSAGE = msg('Enter an address that starts with https://.');

/**
 * An https address of a public host, in its normal form (domain brief, section 5).
 * Null for none (empty); undefined when it is not one.
 */
export function normaliseWebAddress(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  if (!URL.canParse(text.trim())) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text.trim());
  const isPublicHost = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(hostname);
  if (protocol !== 'https:' || !isPublicHost || username || password) return undefined;
  return href;
}

/** People write an address as they say it: the scheme is added for them. */
export const withScheme = (address: string): string => {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
};
