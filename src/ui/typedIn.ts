/** What a field of a form has now: a search that was typed is in the address only after a pause. */
export function typedIn(form: HTMLFormElement | null, name: string): string | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : null;
}
