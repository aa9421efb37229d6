import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalName } from '../../../domain/userNames';
import { addressOf, type Limit } from '../../plugins/limits';
import type { User } from '../../plugins/session';

/** A phone network shares one address among many, so what an address may do in all is generous. */
const PER_PAIR: Limit = { name: 'login:pair', count: 10, periodSeconds: 300 };
const PER_ADDRESS: Limit = { name: 'login:address', count: 300, periodSeconds: 300 };
/** By all browsers in which nobody has signed in to the account. */
const PER_ACCOUNT: Limit = { name: 'login:account', count: 100, periodSeconds: 86_400 };

const PER_DEVICE: Limit = { name: 'login:device', count: 10, periodSeconds: 300 };
const PER_DEVICE_DAILY: Limit = { name: 'login:device:day', count: 100, periodSeconds: 86_400 };

/**
 * Counts a password that is about to be compared; throws 429 when there were too many. A browser in
 * which the user has signed in before is counted by itself, so that strangers close the account to
 * other strangers only (ADR 20). A name that nobody has is counted like one that somebody has.
 * Returns what a right password calls for.
 */
export async function countGuess(
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
