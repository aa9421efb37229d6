import { isLocalHost } from '../../security/localHost';

/**
 * The return address, if it is on one of `hosts` (`name` or `name:port`) and uses https, except on
 * localhost. Null for all others.
 */
export function readReturnAddress(text: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const { protocol, host, hostname, username, password } = address;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname));
  return isSafe && hosts.includes(host) && username === '' && password === '' ? address : null;
}

/** Adds parameters to the address. */
export function withParameters(address: URL, parameters: Record<string, string>): string {
  const extended = new URL(address);
  const added = new URLSearchParams(parameters).toString();
  extended.search = extended.search === '' ? added : `${extended.search}&${added}`;
  return extended.href;
}

/** Where Discourse starts a sign-in; the start page of any other forum. */
export function restartOf({ origin, pathname }: URL): string {
  const restart = new URL(origin);
  if (pathname.endsWith('/session/sso_login')) restart.pathname = pathname.replace(/_login$/, '');
  return restart.href;
}
