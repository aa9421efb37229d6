import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { createEventLog, type SecurityEvent, type SecurityReason } from '../security/eventLog';
import { inTrace } from '../observe/trace';
import { signingSecret } from '../security/secret';
import { addressOf } from './limits';

const LOOK_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes to the security log; refused permissions (403) and throttles (429) are written by themselves. */
    logSecurity(request: FastifyRequest, event: SecurityEvent, reason?: SecurityReason): void;
  }
  interface FastifyRequest {
    /** Whom it is tried on, where that is not who is signed in: `user 3` or `name achieng`. */
    triedOn: string | null;
  }
}

/**
 * The network that an address is of: enough to see a pattern, too little to find a household. Null where a proxy
 * passes on what is no address alone, such as one with its port.
 */
function networkOf(request: FastifyRequest): string | null {
  const address = addressOf(request);
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  // A zone, after a percent sign, is any text.
  if (!isIPv6(request.ip) || request.ip.includes('%')) return null;
  const [a, b, c] = address.split(':');
  return `${a}:${b}:${c}::/48`;
}

const EVENTS_OF_ANSWERS: Partial<Record<number, SecurityEvent>> = {
  403: 'permission.refused',
  429: 'throttled',
};

/**
 * The security log: lines of the server's log with `security: true`. They carry no request id and no trace id,
 * which would join the address to the user's id in the line of the answer.
 */
export const securityLogPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const secret = await signingSecret(app.db, config.jwtSecret);

    /** The same account has another hash each month, and none that can be computed without the secret. */
    const hashOf = (account: string): string => {
      const month = app.now().toISOString().slice(0, 7);
      const key = createHmac('sha256', secret).update(`security log ${month}`).digest();
      return createHmac('sha256', key).update(account).digest('base64url').slice(0, 16);
    };

    const events = createEventLog({
      write: (line) => inTrace(null, () => app.log.warn({ security: true, ...line }, 'security')),
      now: () => app.now(),
    });

    app.decorateRequest('triedOn', null);
    app.decorate(
      'logSecurity',
      (request: FastifyRequest, event: SecurityEvent, reason?: SecurityReason) => {
        app.metrics.security.inc({ event });
        const { url } = request.routeOptions;
        const who = request.triedOn ?? (request.signedIn ? `user ${request.signedIn.id}` : null);
        events.note({
          event,
          route: url === undefined ? null : `${request.method} ${url}`,
          account: who === null ? null : hashOf(who),
          address: networkOf(request),
          reason: reason ?? null,
        });
      },
    );

    app.addHook('onSend', async (request, reply) => {
      const event = EVENTS_OF_ANSWERS[reply.statusCode];
      if (event) app.logSecurity(request, event);
    });

    const timer = setInterval(() => events.look(), LOOK_MS);
    timer.unref();
    app.addHook('onClose', (_app, next) => {
      clearInterval(timer);
      events.endWindow();
      next();
    });
  },
  { name: 'securityLog', dependencies: ['database', 'clock', 'metrics'] },
);
