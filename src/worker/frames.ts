import { pathIn, splitPath } from '../../domain/language';

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
