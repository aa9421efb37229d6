export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Enters a value that the field has already, of which React does not know: first it takes over the field. */
export function enterAgain(field: Field, value: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React overlooks a value that the element has already.
  field.value = '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const WRITTEN = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Keeps what is entered from now on; what it returns enters it again. */
export function keepEntries(): () => void {
  const entered = new Map<Field, string>();
  const keep = ({ target }: Event) => {
    if (isField(target) && target.matches(WRITTEN)) entered.set(target, target.value);
  };
  document.addEventListener('input', keep, true);
  return () => {
    document.removeEventListener('input', keep, true);
    for (const [field, value] of entered) {
      // React may have changed a field that it knows.
      if (field.isConnected && field.value === value) enterAgain(field, value);
    }
  };
}
