import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

/** OWASP Password Storage: argon2id (the package's default) with 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave two of Node's four pool threads to files and DNS. */
const AT_A_TIME = 2;
const WAITING_AT_MOST = 20;

/** Thrown when too many passwords wait to be hashed; the caller answers 429. */
export class PasswordQueueFull extends Error {
  readonly retryAfterSeconds = 2;
}

/** Argon2id behind a bounded queue, so that a wave of sign-ins cannot stop everything else. */
export function createPasswords(cost = COST) {
  const queue = new PQueue({ concurrency: AT_A_TIME });
  const enqueue = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= WAITING_AT_MOST) throw new PasswordQueueFull('too many passwords wait');
    return queue.add(work);
  };
  const hashPassword = (password: string) => enqueue(() => hash(password, cost));
  let decoy: Promise<string> | undefined;

  return {
    hash: hashPassword,

    /** With no stored hash the same work is done against a decoy, and the answer is false. */
    async matches(stored: string | null, password: string): Promise<boolean> {
      decoy ??= hash('no account has this password', cost);
      const against = stored ?? (await decoy);
      const isRight = await enqueue(() => verify(against, password));
      return stored !== null && isRight;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
