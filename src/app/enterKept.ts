import { splitPath } from '../../domain/language';
import { enterAgain } from '../ui/entries';
import { ENTRIES_KEY, fieldsOf, nameOf, type KeptEntries } from './wiring/keptEntries';

/** Forms that come later than this are not filled any more: the reader has begun anew. */
const PATIENCE = 10_000;

/** Enters what stood in the fields of the same page in the other language, as soon as they are there. */
export function enterKept(window: Window): void {
  const text = window.sessionStorage.getItem(ENTRIES_KEY);
  window.sessionStorage.removeItem(ENTRIES_KEY);
  if (text === null) return;
  const { path, entries } = JSON.parse(text) as KeptEntries;
  if (path !== splitPath(window.location.pathname).path) return;
  let left = entries;
  const enter = () => {
    const fields = fieldsOf(window.document);
    left = left.filter(({ field: name, value }) => {
      const field = fields.find((known) => nameOf(known) === name);
      if (field && field.value !== value) {
        field.value = value;
        enterAgain(field, value);
      }
      return !field;
    });
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(enter);
  observer.observe(window.document.body, { subtree: true, childList: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
  enter();
}
