import { diffLines } from 'diff';

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
