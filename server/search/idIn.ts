import { Type } from 'typebox';
import { notFound } from '../plugins/failures';
import { readId } from './filters';

export const idParams = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** The number in an address. Throws 404 where there is none. */
export function idIn({ id }: { id: string }): number {
  const read = readId(id);
  if (read === null) throw notFound();
  return read;
}
