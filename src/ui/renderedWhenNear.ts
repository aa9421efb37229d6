import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * For parts of long pages, in the page that is opened first: the browser works out their layout when the reader
 * comes near, and takes them to be this high in pixels until then. Later pages are laid out in full, since Back
 * returns to a place in them. The margin leaves room for focus rings.
 */
export const renderedWhenNear =
  (heightOnPhone: number, heightOnDesktop: number) =>
  ({ theme }: { theme: Theme }): CSSObject => ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${heightOnPhone}px`,
    [theme.breakpoints.up('md')]: { containIntrinsicBlockSize: `auto ${heightOnDesktop}px` },
    overflowClipMargin: 12,
    'html[data-navigated] &': { contentVisibility: 'visible' },
  });
