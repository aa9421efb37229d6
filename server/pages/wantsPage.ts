import type { FastifyRequest } from 'fastify';

/** Somebody opens the address in a browser; programs ask for other things. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
