import { pathIn, splitPath } from '../../domain/language';

/** What a page has loaded that the worker should keep. */
export interface KeepMessage {
  /** Its address. */
  page: string;
  /** Addresses of its scripts and fonts. */
  loaded: string[];
}

/** Asks for an end to the notes of the worker about what it has kept and when. */
export const FORGET = 'forget';

/** Has a new worker take over from the one before it. */
export const TAKE_OVER = 'takeOver';

/**
 * Pages of members that open without a network: in each, one frame stands for all its addresses, and the page itself
 * shows what this browser keeps.
 */
const FRAMES = {
  '/vetting': /^\/vetting(\/form\/[^/]+|\/completion)?\/?$/,
  '/events/post': /^\/events\/post\/?$/,
  '/resources/post': /^\/resources\/post\/?$/,
};

export type FrameAddress = keyof typeof FRAMES;

/** The frame that a page is shown in; undefined where the page is kept itself. */
export function frameOf(pathname: string): FrameAddress | undefined {
  const { path } = splitPath(pathname);
  return (Object.keys(FRAMES) as FrameAddress[]).find((address) => FRAMES[address].test(path));
}

/** Where the worker keeps a frame in the language of a page. */
export const frameAddress = (pathname: string): string | undefined => {
  const frame = frameOf(pathname);
  return frame && pathIn(splitPath(pathname).language, frame);
};

/** Asks how much the worker has downloaded since it was asked last; it answers with `Counted`. */
export const COUNT = 'count';

export interface Counted {
  /** Bytes on the network. */
  downloaded: number;
}

export const isCounted = (message: unknown): message is Counted =>
  typeof message === 'object' &&
  message !== null &&
  'downloaded' in message &&
  typeof message.downloaded === 'number';

/** Where a picture waits that another app has shared with the product, until a form takes it. */
export const SHARED = { cache: 'shared', address: '/shared-picture' } as const;

/** Caches that tell what was done on this device. */
export const OF_A_PERSON = ['pages', 'frames', 'data', 'pictures', SHARED.cache] as const;
