import type { FastifyRequest } from 'fastify';

const IS_ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|monitor/i;

/** Robots, and readers whose browser asks that nobody follows what they do. */
export const isUncounted = ({ headers }: FastifyRequest): boolean =>
  headers['dnt'] === '1' ||
  headers['sec-gpc'] === '1' ||
  IS_ROBOT.test(headers['user-agent'] ?? '');
