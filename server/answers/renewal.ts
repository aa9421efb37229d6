import type { FastifyRequest } from 'fastify';

/** No connection comes from here. */
const ADDRESS = 'renewal';

/** What of a request decides which answer it gets. */
const DECIDING = ['accept', 'accept-encoding', 'accept-language'] as const;

/** Whether it is to make its answer anew, and not from outside. */
export const isRenewal = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === ADDRESS;

/** Whether the server takes no requests any more. */
const isStopping = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_REOPENED_CLOSE_SERVER';

/**
 * What asks this server once more for what was asked for, so that the answer is made anew, and never fails; null for a
 * request that does so.
 */
export function renewalOf(request: FastifyRequest): (() => Promise<void>) | null {
  if (isRenewal(request)) return null;
  const { server, originalUrl: url, headers: given } = request;
  return async () => {
    const headers: Record<string, string> = {};
    for (const name of DECIDING) {
      const value = given[name];
      if (value !== undefined) headers[name] = value;
    }
    try {
      await server.inject({ url, headers, remoteAddress: ADDRESS });
    } catch (error) {
      if (!isStopping(error)) server.log.warn(error, 'an answer was not renewed');
    }
  };
}
