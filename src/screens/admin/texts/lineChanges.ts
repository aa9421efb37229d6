import { diffLines } from 'diff';
import { t } from '../../../../domain/language';

export interface LineChange {
  kind: 'added' | 'removed';
  line: string;
}

/** The lines that differ between two texts, in the order in which they stand. */
export const lineChanges = (before: string, after: string): LineChange[] =>
  diffLines(`${before}\n`, `${after}\n`).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    const lines = value.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line): LineChange => ({ kind: added ? 'added' : 'removed', line }));
  });

const linesOf = (changes: readonly LineChange[], kind: LineChange['kind']): string[] => {
  const lines = changes.filter((change) => change.kind === kind).map(({ line }) => line);
  return lines.length === 0 ? [t('No lines of its own')] : [...new Set(lines)];
};

/** What each of two versions has that the other has not, each line once. */
export function ownLines(theirs: string, mine: string): { mine: string[]; theirs: string[] } {
  const changes = lineChanges(theirs, mine);
  return { mine: linesOf(changes, 'added'), theirs: linesOf(changes, 'removed') };
}
