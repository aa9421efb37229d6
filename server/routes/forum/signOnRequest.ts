import { msg } from '../../../domain/language';
import type { Config } from '../../config';
import { readPayload, signerOf } from './discourseConnect';
import { readReturnAddress } from './returnAddress';

/** A request for sign-on that the forum has signed. */
export interface SignOn {
  nonce: string;
  returnTo: URL;
  /** The secret that signed the request, which also signs the answer. */
  secret: string;
  /** `prompt=none`: do not ask signed-out visitors to sign in. */
  isSilent: boolean;
  /** `logout=true`: end the session here. */
  isLogout: boolean;
}

interface Refusal {
  status: 400 | 422;
  text: string;
}

const refusal = (status: Refusal['status'], text: string): Refusal => ({ status, text });

/** Printable and short enough to store; Discourse sends 32 hex digits. */
const NONCE = /^[\x21-\x7e]{1,200}$/;

/** Checks a request like Discourse's own provider; the signature comes first. */
export function readSignOn(
  { sso, sig }: { sso: string; sig: string },
  { secrets, returnHosts }: Config['forum'],
): SignOn | Refusal {
  if (secrets.length === 0) return refusal(400, msg('The forum is not connected.'));
  const secret = signerOf(sso, sig, secrets);
  if (secret === null) return refusal(422, msg('The request is not signed by the forum.'));
  const payload = readPayload(sso);
  const address = payload?.get('return_sso_url') ?? null;
  if (!payload || address === null)
    return refusal(422, msg('The request of the forum is unreadable.'));
  if (address.trim() === '')
    return refusal(400, msg('return_sso_url is blank, it must be provided.'));
  const returnTo = readReturnAddress(address, returnHosts);
  if (!returnTo) return refusal(400, msg('The address to return to is none of the forum’s.'));
  const prompt = payload.get('prompt');
  if (prompt !== null && prompt !== 'none')
    return refusal(400, msg('The value of prompt is unknown.'));
  const nonce = payload.get('nonce') ?? '';
  const isLogout = payload.get('logout') === 'true';
  if (!isLogout && !NONCE.test(nonce))
    return refusal(422, msg('The request of the forum has no nonce.'));
  return { nonce, returnTo, secret, isSilent: prompt === 'none', isLogout };
}
