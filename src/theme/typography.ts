import type { TypographyVariantsOptions } from '@mui/material/styles';
import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const HEADING_FAMILY = 'Bricolage Grotesque';
const headings = `'${HEADING_FAMILY}', 'Bricolage fallback', system-ui, sans-serif`;
const text = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Faces of the headings: the real one, and a system font set to its width until it has come. */
export const fontFaces = [
  {
    '@font-face': {
      fontFamily: HEADING_FAMILY,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      fontWeight: '200 800',
      src: `url(${headingFont}) format('woff2')`,
      unicodeRange:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Bricolage fallback',
      fontWeight: '200 800',
      src: "local('Roboto'), local('Arial'), local('Liberation Sans')",
      sizeAdjust: '101%',
    },
  },
] as const;

/** The six sizes of the product; the two largest grow with the screen. */
const SIZES = {
  small: '0.875rem',
  text: '1rem',
  lead: '1.1875rem',
  section: '1.5rem',
  title: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)',
  display: 'clamp(2.25rem, 1.7rem + 2.6vw, 3.5rem)',
} as const;

const heading = (fontSize: string, lineHeight: number, letterSpacing = '-0.01em') => ({
  fontFamily: headings,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
});

export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontWeightMedium: 600,
  h1: { ...heading(SIZES.display, 1.08, '-0.02em'), textWrap: 'balance' },
  h2: { ...heading(SIZES.title, 1.18), textWrap: 'balance' },
  h3: heading(SIZES.section, 1.28),
  h4: heading(SIZES.lead, 1.35, '0'),
  h5: heading(SIZES.text, 1.5, '0'),
  h6: heading(SIZES.text, 1.5, '0'),
  subtitle1: { fontSize: SIZES.lead, lineHeight: 1.55 },
  subtitle2: { fontSize: SIZES.small, lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: SIZES.text, lineHeight: 1.625 },
  body2: { fontSize: SIZES.small, lineHeight: 1.57 },
  button: { fontSize: SIZES.text, lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  caption: { fontSize: SIZES.small, lineHeight: 1.5 },
  overline: {
    fontSize: SIZES.small,
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
};
