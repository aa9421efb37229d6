import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config';

/** Whether whoever opened the connection of a request is a proxy that TRUST_PROXY names. */
export function trustsSender({
  trustProxy,
}: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return () => true;
  const isTrusted = compile(trustProxy.split(',').map((part) => part.trim()));
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}
