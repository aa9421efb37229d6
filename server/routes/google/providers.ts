import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { isDemo } from '../../seed/isDemo';
import { createProvider, SignInFailure, type Provider } from './provider';
import { localSettings } from './local/settings';

/** Whether a local provider is allowed: never in production and never when Google is configured. */
export const allowsLocalProvider = ({ google, production }: Config): boolean =>
  !google && !production;

/**
 * Whether visitors are offered Sign In With Google; `demo` tells whether the database has the demo
 * accounts.
 */
export const offersGoogle = (config: Config, demo: boolean): boolean =>
  config.google !== null || (allowsLocalProvider(config) && demo);

/**
 * Returns a function that finds the present provider; it throws `SignInFailure` when there is none.
 */
export function createProviderLookup(app: FastifyInstance): () => Promise<Provider> {
  const { config } = app;
  const now = () => app.now().getTime();
  const google = config.google && createProvider({ name: 'google', ...config.google }, now);
  const local = allowsLocalProvider(config) ? createProvider(localSettings(app), now) : null;
  return async () => {
    if (google) return google;
    if (local && (await isDemo(app.db))) return local;
    throw new SignInFailure('unavailable', 'NOT_CONFIGURED');
  };
}
