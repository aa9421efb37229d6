import { msg } from '../../../domain/language';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { invalid } from '../../plugins/failures';
import { proofIdOf, proofRepository } from './repository';

/** Throws 400 where an answer of this business names a document as its evidence that is none of its own. */
export async function requireOwnProof(
  db: Db,
  config: Config,
  userId: number,
  evidence: string,
): Promise<void> {
  const id = proofIdOf(config, evidence);
  if (id === null) return;
  const proof = await proofRepository(db, config).one(id);
  if (proof?.user === userId) return;
  const message = msg('This document is not yours or was removed. Choose another one.');
  throw invalid({ non_field_errors: [message] });
}
