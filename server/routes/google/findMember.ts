import type { FastifyInstance } from 'fastify';
import { DEFAULT_PHONE } from '../../../domain/limits';
import { isAllowedEmail } from '../../../domain/userNames';
import { breaksUnique } from '../../db/errors';
import type { User } from '../../plugins/session';
import { createOnceToken } from '../../security/onceTokens';
import { accountsRepository, type NewUser } from '../accounts/repository';
import { verificationMails } from '../emailVerification/verificationMails';
import { isNewcomer } from '../identity/isNewcomer';
import { identityRepository, type Identity } from '../identity/repository';
import { SignInFailure, type Claims } from './provider';

const NAME_LENGTH = 120;
const EMAIL_LENGTH = 254;

/** Who has signed in. An `offer` has to be confirmed by a sign-in with the password. */
export type FoundMember =
  /** `isNew` until the account type is chosen; see `isNewcomer`. */
  | { kind: 'member'; user: User; isNew: boolean }
  | { kind: 'offer'; user: User; identity: Identity };

/**
 * A name of the provider as we store names: one line, without invisible characters, of limited
 * length.
 */
export const cleanName = (name: string): string =>
  Array.from(
    name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/(?![\u200c\u200d])[\p{Cf}\p{Surrogate}]/gu, '')
      .trim(),
  )
    .slice(0, NAME_LENGTH)
    .join('')
    .trim();

/** The email becomes the user name, as for a business, unless it is taken as one. */
async function newUser(app: FastifyInstance, claims: Claims): Promise<NewUser> {
  const { email } = claims;
  const [local = email] = email.split('@');
  const taken = await accountsRepository(app.db).findTaken(email, email);
  return {
    username: taken.username ? `${local}-${createOnceToken().slice(0, 8)}` : email,
    email,
    first_name: cleanName(claims.firstName) || local.slice(0, NAME_LENGTH),
    last_name: cleanName(claims.lastName),
    age_bracket: '',
    phone_num: DEFAULT_PHONE,
    user_type: 'individual',
    password_hash: null,
  };
}

async function createMember(
  app: FastifyInstance,
  identity: Identity,
  claims: Claims,
): Promise<User> {
  const user = await newUser(app, claims);
  const created = await app.db.transaction(async (tx) => {
    const { id } = await accountsRepository(tx).create(user);
    await identityRepository(tx).link(identity, id);
    await identityRepository(tx).confirmEmail(id, identity.email, app.now());
    const newcomer = await accountsRepository(tx).byId(id);
    if (!newcomer) throw new Error('the new member is gone');
    await verificationMails(tx, app.config, app.now()).enqueueWelcome(newcomer);
    return newcomer;
  });
  app.deliverSoon();
  return created;
}

/**
 * Finds the member of an external account by its `sub`, else by a verified email that the member
 * has to confirm, else creates one. Throws `SignInFailure`.
 */
export async function findMember(
  app: FastifyInstance,
  provider: string,
  claims: Claims,
): Promise<FoundMember> {
  const { subject, email, isVerified } = claims;
  const identity = { provider, subject, email };
  const allowed = (user: User): User => {
    if (!user.active) throw new SignInFailure('refused', 'ACCOUNT_CLOSED');
    return user;
  };
  const attempt = async (): Promise<FoundMember> => {
    // Read before the link: an account that another window creates in between has both or neither.
    const user = await accountsRepository(app.db).byEmail(email);
    const owner = await identityRepository(app.db).owner(identity);
    if (owner) {
      const isNew = await isNewcomer(app.db, owner.id);
      return { kind: 'member', user: allowed(owner), isNew };
    }
    const isUsable = isAllowedEmail(email) && email.length <= EMAIL_LENGTH;
    if (!isVerified || !isUsable) throw new SignInFailure('unverified', 'EMAIL_UNVERIFIED');
    if (user) return { kind: 'offer', user: allowed(user), identity };
    return { kind: 'member', user: await createMember(app, identity, claims), isNew: true };
  };
  try {
    return await attempt();
  } catch (error) {
    const isRace = ['users_email_key', 'users_username_key'].some((key) =>
      breaksUnique(error, key),
    );
    if (!isRace) throw error;
    return attempt();
  }
}
