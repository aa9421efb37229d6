import { compareCharts } from '../../../machines/chart/compareCharts';
import type { OutlinedState } from '../../../machines/chart/outline';
import { fieldTexts, markText, SIGNS, subjectText } from './changeWords';

export type Charts = ReadonlyMap<string, OutlinedState>;

/** What differs between two sets of machines, by their names, in Markdown. */
export function changesReport(before: Charts, after: Charts): string {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const parts = names.flatMap((name) => machineReport(name, before.get(name), after.get(name)));
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : 'No machine has changed.\n';
}

function machineReport(
  name: string,
  before: OutlinedState | undefined,
  after: OutlinedState | undefined,
): string[] {
  const title = `### ${name}`;
  if (!before) return [title, 'The machine is new.'];
  if (!after) return [title, 'The machine is gone.'];
  const changes = compareCharts(before, after);
  if (changes.length === 0) return [];
  const lines = changes.flatMap((change) => [
    `- ${SIGNS[change.mark]} ${markText(change.mark)}: ${subjectText(change)}`,
    ...fieldTexts(change).map((text) => `  - ${text}`),
  ]);
  return [title, lines.join('\n')];
}
