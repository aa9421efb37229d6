import type { CSSInterpolation, Theme } from '@mui/material/styles';

/** Rules for the whole page, emitted through CssBaseline, which inserts them as the page's policy allows. */
export const globalStyles = (theme: Omit<Theme, 'components'>): CSSInterpolation => ({
  html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
  'html:has(#cookie-banner)': { scrollPaddingBottom: 200 },
  body: { minWidth: 320, overflowWrap: 'break-word' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  '::selection': {
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.accent.contrastText,
  },
  p: { maxWidth: '68ch' },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
  ':is(a, button, summary, [tabindex]):focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: 4,
  },
  ':is(h1, main)[tabindex="-1"]:focus': { outline: 'none' },
  // Only a form that has an address is sent without scripts.
  '@media (scripting: none)': { 'button:not([type="submit"])': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
