import { enterAgain } from '../ui/entries';
import type { EarlyInput } from './earlyInput';

/** Gives React what came before it: each event makes it take over the part of the page that is meant. */
export function replayEarlyInput(kept: readonly EarlyInput[]): void {
  const entered = new Map<Element, string>();
  for (const input of kept) if (input.kind === 'entry') entered.set(input.element, input.value);
  for (const { kind, element } of kept) {
    if (!element.isConnected) continue;
    if (kind === 'press') {
      element.click();
      continue;
    }
    const value = entered.get(element);
    if (value === undefined) continue;
    entered.delete(element);
    enterAgain(element, value);
  }
}
