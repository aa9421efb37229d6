import { isLocalHost } from '../../security/localHost';

/**
 * The address that a signed answer may go to: on one of `hosts` (`name` or `name:port`) and, but on
 * this machine, by https. Null for every other.
 */
export function readReturnAddress(text: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const { protocol, host, hostname, username, password } = address;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname));
  return isSafe && hosts.includes(host) && username === '' && password === '' ? address : null;
}

/** The address with these parameters behind its own. */
export function withParameters(address: URL, parameters: Record<string, string>): string {
  const extended = new URL(address);
  const added = new URLSearchParams(parameters).toString();
  extended.search = extended.search === '' ? added : `${extended.search}&${added}`;
  return extended.href;
}

/** Where the forum starts a sign-in; of another forum than Discourse, its first page. */
export function restartOf({ origin, pathname }: URL): string {
  const restart = new URL(origin);
  if (pathname.endsWith('/session/sso_login')) restart.pathname = pathname.replace(/_login$/, '');
  return restart.href;
}
