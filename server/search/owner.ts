import type { OwnerQuery } from '../../domain/contract/page';
import { msg } from '../../domain/language';
import { invalid } from '../plugins/failures';
import { readId } from './filters';

/** The member whose posts are asked for; null for everybody's. Throws 400 when it is no id. */
export function readOwner({ user_id: text }: OwnerQuery): number | null {
  if (text === undefined) return null;
  const id = readId(text);
  if (id === null) throw invalid({ user_id: [msg('A valid integer is required.')] });
  return id;
}
