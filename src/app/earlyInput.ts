import { isField, type Field } from '../ui/entries';

/** What a reader pressed or entered before the scripts of the page took it over, in order. */
export type EarlyInput =
  { kind: 'press'; element: HTMLElement } | { kind: 'entry'; element: Field; value: string };

declare global {
  interface Window {
    /** Until it is stopped. */
    earlyInput?: { kept: readonly EarlyInput[]; stop: () => void };
  }
}

const PRESSED = 'button, [role="button"], input[type="checkbox"], input[type="radio"]';

/** A form with an address is sent by the browser itself. */
const isSent = (element: Element): boolean =>
  element instanceof HTMLButtonElement &&
  element.type === 'submit' &&
  element.form?.hasAttribute('action') === true;

/** Keeps input from the first paint on. Links and forms with an address work by themselves meanwhile. */
export function keepEarlyInput(window: Window): void {
  const { document } = window;
  const kept: EarlyInput[] = [];
  const keepPress = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (!element || isSent(element)) return;
    event.preventDefault();
    // Where React has taken over already, it would count twice.
    event.stopPropagation();
    kept.push({ kind: 'press', element });
  };
  const keepEntry = (event: Event) => {
    const { target } = event;
    if (!isField(target)) return;
    event.stopPropagation();
    // React may write into the field what it knows.
    kept.push({ kind: 'entry', element: target, value: target.value });
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepEntry, true);
  document.addEventListener('change', keepEntry, true);
  const stop = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('input', keepEntry, true);
    document.removeEventListener('change', keepEntry, true);
    delete window.earlyInput;
  };
  window.earlyInput = { kept, stop };
}
