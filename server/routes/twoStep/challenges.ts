import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../plugins/cookies';
import type { User } from '../../plugins/session';
import { accountsRepository } from '../accounts/repository';

/** Below the login, whose cookies it gets too. */
export const CODE_PATH = '/accounts/login/code/';
const COOKIE = 'sign_in_challenge';
const LIFETIME_SECONDS = 600;

type App = Pick<FastifyInstance, 'config' | 'twoStep' | 'db'>;

/** After a sign-in elsewhere, whose redirect should carry no secret: the browser keeps the challenge. */
export async function challengeBrowser(app: App, reply: FastifyReply, user: User): Promise<void> {
  const challenge = await app.twoStep.sign(user.id, user.token_version);
  reply.setCookie(COOKIE, challenge, cookieOptions(app.config, CODE_PATH, LIFETIME_SECONDS));
}

export const forgetChallenge = ({ config }: App, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, cookieOptions(config, CODE_PATH, 0));
};

/** Whose code is due by this challenge or the one of the browser; null when it is not valid any more. */
export async function challengedUser(
  app: App,
  request: FastifyRequest,
  challenge: string,
): Promise<User | null> {
  const read = await app.twoStep.read(challenge || (request.cookies[COOKIE] ?? ''));
  const user = read && (await accountsRepository(app.db).byId(read.userId));
  const isDue = user?.active && user.two_step_at !== null && user.token_version === read?.version;
  return isDue ? user : null;
}
