import type { Page } from '@playwright/test';
import { APP_TOAST_DURATION, SESSION_TOAST_DURATION, UNDO_PERIOD } from '../../domain/limits';
import { MOMENT, stopClock } from './frozenClock';

/** How a page differs from the usual one. */
export interface Preparation {
  /** Timers of so many milliseconds do not run out, so that what they end can be looked at. */
  stops?: readonly number[];
  /** Timers of so many milliseconds do run out, though toasts have some of the same length. */
  runs?: readonly number[];
  /** The banner that asks about cookies is there. */
  hasBanner?: boolean;
}

interface ShownStore {
  getState(): { machines: Record<string, { value: unknown } | undefined> };
}

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
    galleryStore?: ShownStore;
  }
}

/** Toasts stay. */
const ALWAYS_STOPPED = [APP_TOAST_DURATION, SESSION_TOAST_DURATION, UNDO_PERIOD];

/** Timers of exactly so many milliseconds never run out in the page. */
export function stopTimers(stopped: readonly number[]): void {
  const start = window.setTimeout.bind(window);
  const startUnlessStopped = (work: TimerHandler, wait?: number, ...rest: unknown[]): number =>
    stopped.includes(wait ?? 0) ? 0 : start(work, wait, ...rest);
  Reflect.set(window, 'setTimeout', startUnlessStopped);
}

/** Shows the machines of the page to whoever takes pictures, as it shows them to Redux DevTools. */
function watchStore(): void {
  type Create = (...given: unknown[]) => ShownStore;
  type Enhancer = (create: Create) => Create;
  const watch: Enhancer =
    (create) =>
    (...given) =>
      (window.galleryStore = create(...given));
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers: Enhancer[]) =>
    (create: Create) =>
      [watch, ...enhancers].reduceRight((inner, enhance) => enhance(inner), create);
}

/** Makes a page whose pictures repeat. */
export async function preparePage(
  page: Page,
  { stops = [], runs = [], hasBanner = false }: Preparation,
): Promise<void> {
  const stopped = [...ALWAYS_STOPPED, ...stops].filter((wait) => !runs.includes(wait));
  // What compiles this file gives functions their names with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (work) => work;');
  await page.addInitScript(stopClock, MOMENT);
  await page.addInitScript(stopTimers, stopped);
  // A countdown stays at its first second.
  await page.addInitScript(() => void Reflect.set(window, 'setInterval', () => 0));
  await page.addInitScript(watchStore);
  if (!hasBanner) await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
}

/** The value of a machine in the running page. */
export const valueIn = (page: Page, machine: string): Promise<unknown> =>
  page.evaluate((id) => window.galleryStore?.getState().machines[id]?.value, machine);
