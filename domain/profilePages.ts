import { msg } from './language';
import { normaliseWebAddress } from './webAddress';

/** The networks on which a business may name its page (domain brief, section 5), and their hosts. */
export const NETWORKS = [
  { key: 'x', name: 'X', hosts: ['x.com', 'twitter.com'] },
  { key: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com'] },
  { key: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { key: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
] as const;
export type Network = (typeof NETWORKS)[number]['key'];

export const PROFILE_PAGE_MESSAGE = msg(
  'Enter the https:// address of a page on X, LinkedIn, Instagram or Facebook.',
);

/** The network that a page is on; undefined for any other address. */
export function networkOf(address: string): Network | undefined {
  const normal = normaliseWebAddress(address);
  if (!normal) return undefined;
  const { hostname } = new URL(normal);
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return NETWORKS.find(({ hosts }) => hosts.some(isOf))?.key;
}
