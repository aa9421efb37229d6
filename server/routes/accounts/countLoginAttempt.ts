import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalName } from '../../../domain/userNames';
import { addressOf, type Limit } from '../../plugins/limits';
import type { User } from '../../plugins/session';

/** Many people share the address of a phone network, so the limit per address is generous. */
const PER_PAIR: Limit = { name: 'login:pair', count: 10, periodSeconds: 300 };
const PER_ADDRESS: Limit = { name: 'login:address', count: 300, periodSeconds: 300 };
/** Counts all browsers in which nobody has signed in to the account yet. */
const PER_ACCOUNT: Limit = { name: 'login:account', count: 100, periodSeconds: 86_400 };

const PER_DEVICE: Limit = { name: 'login:device', count: 10, periodSeconds: 300 };
const PER_DEVICE_DAILY: Limit = { name: 'login:device:day', count: 100, periodSeconds: 86_400 };

/**
 * Counts a login attempt before its password is compared; throws 429 when there were too many. A
 * browser in which the user has signed in before has its own count, so that strangers cannot lock
 * the user out (ADR 20). An unknown name is counted like a known one. Returns a function that takes
 * the attempt back, for when the password is right.
 */
export async function countLoginAttempt(
  app: FastifyInstance,
  request: FastifyRequest,
  username: string,
  user: User | null,
): Promise<() => Promise<void>> {
  const name = canonicalName(username);
  const device = user && app.deviceOf(request, user.id);
  if (device !== null) {
    await app.countAttempt(PER_DEVICE, device);
    await app.countAttempt(PER_DEVICE_DAILY, device);
    return async () => {
      await app.forgetAttempts(PER_DEVICE, device);
      await app.forgetAttempts(PER_DEVICE_DAILY, device);
    };
  }
  const address = addressOf(request);
  const pair = `${name} ${address}`;
  const account = user ? `user ${user.id}` : `name ${name}`;
  await app.countAttempt(PER_PAIR, pair);
  await app.countAttempt(PER_ADDRESS, address);
  await app.countAttempt(PER_ACCOUNT, account);
  return async () => {
    await app.forgetAttempts(PER_PAIR, pair);
    await app.takeBackAttempt(PER_ACCOUNT, account);
  };
}
