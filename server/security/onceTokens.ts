import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for what is used once and soon. */
export const createOnceToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. `binding` is a second secret, which only one browser holds; may be empty. */
export const hashOnceToken = (token: string, binding = ''): string =>
  createHash('sha256').update(`${token} ${binding}`).digest('base64url');
