import type { TypographyVariantsOptions } from '@mui/material/styles';

export const HEADING_FAMILY = 'Bricolage Grotesque';
export const HEADING_FALLBACK = 'Bricolage fallback';
const headings = `'${HEADING_FAMILY}', '${HEADING_FALLBACK}', system-ui, sans-serif`;
const text = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

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
