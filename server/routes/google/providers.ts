import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { isDemo } from '../../seed/isDemo';
import { createProvider, SignInFailure, type Provider } from './provider';
import { localSettings } from './local/settings';

/** Whether a local provider may stand in: never in production, never beside the real one. */
export const mayStandIn = ({ google, production }: Config): boolean => !google && !production;

/** Whether visitors are offered the way in; `demo`: the database holds the demo accounts. */
export const offersGoogle = (config: Config, demo: boolean): boolean =>
  config.google !== null || (mayStandIn(config) && demo);

/** Finds the provider of the moment; throws `SignInFailure` when there is none. */
export function createProviders(app: FastifyInstance): () => Promise<Provider> {
  const { config } = app;
  const now = () => app.now().getTime();
  const google = config.google && createProvider({ name: 'google', ...config.google }, now);
  const local = mayStandIn(config) ? createProvider(localSettings(app), now) : null;
  return async () => {
    if (google) return google;
    if (local && (await isDemo(app.db))) return local;
    throw new SignInFailure('unavailable', 'NOT_CONFIGURED');
  };
}
