import { readFileSync } from 'node:fs';
import { EnvError } from 'envalid';

/** Each may be given as a file too, whose path is in the variable of this name with `_FILE` at its end. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'JWT_SECRET',
  'SMTP_URL',
  'SMS_URL',
  'STORE_URL',
  'MAIL_REPORT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FORUM_SSO_SECRET',
  'FORUM_SSO_SECRET_OLD',
  'FORUM_API_KEY',
  'METRICS_TOKEN',
] as const;

/**
 * A secret from its variable or its file; null where neither is given. Throws an Error for a file that cannot be read,
 * and where both are given.
 */
export function readSecret(env: NodeJS.ProcessEnv, name: string): string | null {
  const variable = `${name}_FILE`;
  const value = env[name] ?? '';
  const file = env[variable];
  if (!file) return value === '' ? null : value;
  if (value !== '') throw new EnvError(`give ${name} or ${variable}, not both`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new EnvError(`"${file}" cannot be read`);
  }
}

/** The environment with the contents of the files that it names, and what is wrong with those that cannot be read. */
export function withFiles(env: NodeJS.ProcessEnv): {
  env: NodeJS.ProcessEnv;
  errors: Record<string, Error>;
} {
  const read: NodeJS.ProcessEnv = { ...env };
  const errors: Record<string, Error> = {};
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    if (!env[variable]) continue;
    try {
      read[name] = readSecret(env, name) ?? '';
    } catch (error) {
      if (error instanceof Error) errors[variable] = error;
    }
    read[variable] = undefined;
  }
  return { env: read, errors };
}
