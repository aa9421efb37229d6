import type { Assessment } from '../contract/assessment';
import { plural } from '../language';

/** Questions with a flagged answer that are not among those that were read, each once. */
export const unreadFlags = (
  { flags }: Pick<Assessment, 'flags'>,
  read: Iterable<number>,
): number[] => {
  const known = new Set(read);
  return [...new Set(flags.map(({ question }) => question))].filter((id) => !known.has(id));
};

/** In the question before an approval, and in the audit log after it. */
export const unreadText = (count: number): string =>
  plural(count, '# flagged answer unread', '# flagged answers unread');
