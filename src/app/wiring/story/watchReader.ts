import type { UserData } from '../../../../domain/contract/session';
import type { Found, StoryStep } from '../../../../domain/story';
import {
  fieldKind,
  filledField,
  foundElement,
  nameOf,
  pressedElement,
  type Field,
} from './foundElement';
import { createNameHider } from './hideNames';
import { showsOthers, storyPath } from './storyPath';

type Untimed<Step> = Step extends StoryStep ? Omit<Step, 'at'> : never;
/** A step before it has its moment. */
export type NewStep = Untimed<StoryStep>;

interface Options {
  add: (step: NewStep) => void;
  readUser: () => UserData | null;
}

/** What of the page belongs to the recording itself. */
export const RECORDER = '[data-recorder]';

const DIALOG = '[role="dialog"][aria-modal="true"]';
const HEADING = 'h1,h2,h3,h4';

const isOfRecorder = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(RECORDER) !== null;

/** Follows address and heading, presses and fields of the page; of a field only what it asks for. */
export function watchReader({ add, readUser }: Options) {
  const names = createNameHider();
  const show = (text: string) => names.show(text, readUser());
  let shown = '';
  /** While it is being filled in. */
  let filled: Field | null = null;

  /** Until a page has its heading it is not there yet, unless somebody presses something in it. */
  function look(isUsed = false) {
    const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
    const heading = (dialog ?? document).querySelector(dialog ? HEADING : 'h1');
    if (!heading && !isUsed) return;
    const step = {
      kind: 'page',
      path: storyPath(window.location),
      heading: heading && (showsOthers(window.location) ? null : show(heading.textContent)),
      within: dialog ? 'dialog' : null,
    } as const;
    const next = JSON.stringify(step);
    if (next !== shown) add(step);
    shown = next;
  }
  const found = (element: Element, isChoice = false): Found =>
    foundElement(element, (name) => (isChoice || showsOthers(window.location) ? null : show(name)));

  function hearPress({ target }: Event) {
    const element = isOfRecorder(target) ? null : pressedElement(target);
    if (!element) return;
    filled = null;
    look(true);
    const isBox = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
    const isOption = element.getAttribute('role') === 'option';
    add({ kind: 'press', ...found(element, isOption), isChecked: isBox ? element.checked : null });
  }
  /** Each key: a form that is sent at once has no `change` of its last field. */
  function hearInput({ target }: Event) {
    const field = isOfRecorder(target) ? null : filledField(target);
    if (!field) return;
    const kind = fieldKind(field);
    if (field !== filled) {
      look(true);
      add({ kind: 'fill', ...found(field), field: kind });
    }
    filled = field;
    if (kind !== 'choice' && kind !== 'file') names.hide(field, nameOf(field) || kind, field.value);
  }

  const observer = new MutationObserver(() => look());
  document.addEventListener('click', hearPress, true);
  document.addEventListener('input', hearInput, true);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    look,
    stop() {
      look(true);
      observer.disconnect();
      document.removeEventListener('click', hearPress, true);
      document.removeEventListener('input', hearInput, true);
    },
  };
}
