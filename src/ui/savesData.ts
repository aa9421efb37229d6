import { useState, useSyncExternalStore } from 'react';

/** On the element of the page; `public/index.html` sets it before anything is painted. */
const ATTRIBUTE = 'data-saves-data';
const KEY = 'pictures';

/** When pictures load: as the device saves data or not, always, or when they are tapped. */
export const PICTURE_CHOICES = ['device', 'always', 'tap'] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];

const deviceSavesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

export function readPictureChoice(): PictureChoice {
  try {
    const stored = window.localStorage.getItem(KEY);
    return PICTURE_CHOICES.find((choice) => choice === stored) ?? 'device';
  } catch {
    return 'device';
  }
}

/** Kept on this device; without storage it lasts until the page is left. */
export function keepPictureChoice(choice: PictureChoice): void {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // What follows holds for this page.
  }
  const isSaving = choice === 'tap' || (choice === 'device' && deviceSavesData());
  document.documentElement.toggleAttribute(ATTRIBUTE, isSaving);
}

/** Calls when the reader begins or ends to save data; returns what ends that. */
export function followSaving(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** Whether the reader saves data, by the device or by choice. */
export const readSaving = () => document.documentElement.hasAttribute(ATTRIBUTE);

/** Rules of what is not loaded while data are saved: an image that is not shown and loads lazily is not asked for. */
export const WHILE_SAVING = `html[${ATTRIBUTE}] &`;

/** Whether a picture waits for a tap. The HTML is the same for everybody, so it says so once the app runs. */
export function useHeldPicture() {
  const isSaving = useSyncExternalStore(followSaving, readSaving, () => false);
  const [isAsked, setIsAsked] = useState(false);
  return { isHeld: isSaving && !isAsked, isAsked, ask: () => setIsAsked(true) };
}
