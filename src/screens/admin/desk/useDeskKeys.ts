import { useEffect, useEffectEvent } from 'react';
import { keysOf } from '../../../../domain/records';
import { DESK_KEYS, type DeskKey } from './deskKeys';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="menu"]';
/** A checkbox takes no letters. */
const TAKES_NO_LETTERS = 'input[type="checkbox"]';

/** Somebody types there, or reads something that lies over the page. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  ((target.matches(FIELDS) && !target.matches(TAKES_NO_LETTERS)) ||
    target.closest(OVERLAYS) !== null);

/** Single keys for the whole page, off in fields and dialogs, and when they are switched off. */
export function useDeskKeys(isOn: boolean, actions: Readonly<Record<DeskKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, target, repeat } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || isBusy(target)) return;
    const name = keysOf(DESK_KEYS).find((each) => DESK_KEYS[each].key === event.key);
    if (!name) return;
    event.preventDefault();
    actions[name]();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
