import type { FastifyInstance } from 'fastify';
import { DEFAULT_PHONE } from '../../../domain/limits';
import { isAllowedEmail } from '../../../domain/userNames';
import { breaksUnique } from '../../db/trouble';
import type { User } from '../../plugins/session';
import { createOnceToken } from '../../security/onceTokens';
import { accountsRepository, type NewUser } from '../accounts/repository';
import { askingForProof } from '../emailVerification/asking';
import { isNewcomer } from '../identity/newcomers';
import { identityRepository, type Identity } from '../identity/repository';
import { SignInFailure, type Claims } from './provider';

const NAME_LENGTH = 120;
const EMAIL_LENGTH = 254;

/** Whose sign-in it is; an `offer` is to be confirmed by the password first. */
export type Found =
  /** `isNew` until the account type is chosen: see `isNewcomer`. */
  | { kind: 'member'; user: User; isNew: boolean }
  | { kind: 'offer'; user: User; identity: Identity };

/** A name of the provider as we keep names: one line, without what cannot be seen, of bounded length. */
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

/** As a business's sign-up: the e-mail is the user name, unless somebody else took it as theirs. */
async function newUser(app: FastifyInstance, claims: Claims): Promise<NewUser> {
  const { email } = claims;
  const [local = email] = email.split('@');
  const taken = await accountsRepository(app.db).taken(email, email);
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

async function create(app: FastifyInstance, identity: Identity, claims: Claims): Promise<User> {
  const user = await newUser(app, claims);
  const created = await app.db.transaction(async (tx) => {
    const { id } = await accountsRepository(tx).create(user);
    await identityRepository(tx).link(identity, id);
    await identityRepository(tx).confirmEmail(id, identity.email, app.now());
    const newcomer = await accountsRepository(tx).byId(id);
    if (!newcomer) throw new Error('the new member is gone');
    await askingForProof(tx, app.config, app.now()).welcome(newcomer);
    return newcomer;
  });
  app.deliverSoon();
  return created;
}

/**
 * The member of an account elsewhere: by its `sub`, else by an e-mail that both the provider has
 * verified and the member confirms, else a new one. Throws `SignInFailure`.
 */
export async function findMember(
  app: FastifyInstance,
  provider: string,
  claims: Claims,
): Promise<Found> {
  const { subject, email, isVerified } = claims;
  const identity = { provider, subject, email };
  const allowed = (user: User): User => {
    if (!user.active) throw new SignInFailure('refused', 'ACCOUNT_CLOSED');
    return user;
  };
  const attempt = async (): Promise<Found> => {
    // Before the link: who is made by another window in between has both, or neither.
    const user = await accountsRepository(app.db).byEmail(email);
    const owner = await identityRepository(app.db).owner(identity);
    if (owner) {
      const isNew = await isNewcomer(app.db, owner.id);
      return { kind: 'member', user: allowed(owner), isNew };
    }
    const isUsable = isAllowedEmail(email) && email.length <= EMAIL_LENGTH;
    if (!isVerified || !isUsable) throw new SignInFailure('unverified', 'EMAIL_UNVERIFIED');
    if (user) return { kind: 'offer', user: allowed(user), identity };
    return { kind: 'member', user: await create(app, identity, claims), isNew: true };
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
