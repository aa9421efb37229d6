import type { Config } from '../../config';
import { readPayload, signerOf } from './discourseConnect';
import { readReturnAddress } from './returnAddress';

/** What the forum asks for, signed by it. */
export interface SignOn {
  nonce: string;
  returnTo: URL;
  /** The secret that signed it, which signs the answer too. */
  secret: string;
  /** `prompt=none`: whoever is not signed in is not to be asked. */
  isSilent: boolean;
  /** `logout=true`: the session here is to end. */
  ends: boolean;
}

interface Refusal {
  status: 400 | 422;
  text: string;
}

const refusal = (status: Refusal['status'], text: string): Refusal => ({ status, text });

/** Printable and short enough to be kept; Discourse sends 32 hex digits. */
const NONCE = /^[\x21-\x7e]{1,200}$/;

/** Judges a request as Discourse's own provider does; nothing of it is believed before its signature. */
export function readSignOn(
  { sso, sig }: { sso: string; sig: string },
  { secrets, returnHosts }: Config['forum'],
): SignOn | Refusal {
  if (secrets.length === 0) return refusal(400, 'The forum is not connected.');
  const secret = signerOf(sso, sig, secrets);
  if (secret === null) return refusal(422, 'The request is not signed by the forum.');
  const payload = readPayload(sso);
  const address = payload?.get('return_sso_url') ?? null;
  if (!payload || address === null) return refusal(422, 'The request of the forum is unreadable.');
  if (address.trim() === '') return refusal(400, 'return_sso_url is blank, it must be provided.');
  const returnTo = readReturnAddress(address, returnHosts);
  if (!returnTo) return refusal(400, 'The address to return to is none of the forum’s.');
  const prompt = payload.get('prompt');
  if (prompt !== null && prompt !== 'none') return refusal(400, 'The value of prompt is unknown.');
  const nonce = payload.get('nonce') ?? '';
  const ends = payload.get('logout') === 'true';
  if (!ends && !NONCE.test(nonce)) return refusal(422, 'The request of the forum has no nonce.');
  return { nonce, returnTo, secret, isSilent: prompt === 'none', ends };
}
