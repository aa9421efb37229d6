import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import {
  STORY_PLACES,
  type Found,
  type StoryField,
  type StoryPlace,
} from '../../../../domain/story';

const PRESSED = [
  'a[href],button,summary,input:not([type=hidden]),select,textarea',
  '[role=button],[role=link],[role=tab],[role=menuitem],[role=menuitemradio]',
  '[role=menuitemcheckbox],[role=checkbox],[role=radio],[role=switch],[role=option]',
].join();

const PLACES: Record<StoryPlace, string> = {
  dialog: '[role=dialog]',
  main: 'main',
  banner: 'header',
  contentinfo: 'footer',
};

const TICKED = new Set(['checkbox', 'radio']);
/** A press on them does what a press on a button does. */
const BUTTONS = new Set(['button', 'submit', 'reset', 'image']);

/** What a click, a key or a touch has pressed; null for a text, or a field that is being entered. */
export function pressedElement(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target.closest(PRESSED) : null;
  if (element instanceof HTMLInputElement)
    return TICKED.has(element.type) || BUTTONS.has(element.type) ? element : null;
  return element && !element.matches('select,textarea') ? element : null;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that a change was in; boxes are pressed. */
export function filledField(target: EventTarget | null): Field | null {
  if (target instanceof HTMLInputElement) return TICKED.has(target.type) ? null : target;
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target
    : null;
}

const BY_PURPOSE: Readonly<Record<string, StoryField>> = {
  'current-password': 'currentPassword',
  'new-password': 'newPassword',
  'one-time-code': 'code',
  'given-name': 'givenName',
  'family-name': 'familyName',
  organization: 'organization',
  email: 'email',
  tel: 'tel',
  url: 'url',
};

const BY_TYPE: Readonly<Record<string, StoryField>> = {
  password: 'newPassword',
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  date: 'date',
  time: 'time',
  search: 'search',
  file: 'file',
};

/** What a field asks for, by its purpose and its type. */
export function fieldKind(field: Field): StoryField {
  if (field instanceof HTMLSelectElement) return 'choice';
  if (field instanceof HTMLTextAreaElement) return 'longText';
  const purpose = field.getAttribute('autocomplete')?.split(' ').at(-1) ?? '';
  if (purpose === 'username') {
    const isSignIn = field.form?.querySelector('[autocomplete="current-password"]');
    return isSignIn ? 'signInName' : 'username';
  }
  return BY_PURPOSE[purpose] ?? BY_TYPE[field.type] ?? 'text';
}

const placeOf = (element: Element): StoryPlace | null =>
  STORY_PLACES.find((name) => element.closest(PLACES[name])) ?? null;

/** As browsers compute it for screen readers, in one line. */
export const nameOf = (element: Element): string =>
  computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** The elements of a place that are found by the same role and name. */
function alike(element: Element, within: StoryPlace | null, name: string): Element[] {
  const place = (within && element.closest(PLACES[within])) ?? document;
  const role = getRole(element);
  return [...place.querySelectorAll(PRESSED)].filter(
    (other) =>
      other === element ||
      (getRole(other) === role && !isInaccessible(other) && nameOf(other) === name),
  );
}

/** How a person finds an element: its role, its name, where it is, and which of several. */
export function foundElement(element: Element, show: (name: string) => string | null): Found {
  const within = placeOf(element);
  const name = nameOf(element);
  const others = alike(element, within, name);
  return {
    role: getRole(element),
    name: show(name),
    within,
    nth: others.length > 1 ? others.indexOf(element) : null,
  };
}
