import { createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '../../domain/codes';
import type { Config } from '../config';

export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * A keyed hash of a code as people type it, since a million codes are soon tried on a plain one. `purpose` names what
 * the code is for and whose it is, such as `claim 12`.
 */
export const hashCode = (
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  purpose: string,
  code: string,
): string =>
  createHmac('sha256', jwtSecret ?? '')
    .update(`${purpose} ${code.replace(/\s/g, '')}`)
    .digest('base64url');
