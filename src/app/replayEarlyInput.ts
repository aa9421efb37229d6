import type { EarlyInput, Field } from './earlyInput';

/** As a person enters it. React overlooks a value that the element has already. */
function enter(element: Field, value: string): void {
  element.value = '';
  const prototype: unknown = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

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
    element.dispatchEvent(new Event('input', { bubbles: true }));
    enter(element, value);
  }
}
