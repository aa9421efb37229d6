/** The theme's colours: email programs know no variables. Dark ones where the program asks for them. */
export const LIGHT = { ground: '#FBF8F1', paper: '#FFFFFF', ink: '#1D2A22', soft: '#4A574E' };
export const DARK = { ground: '#121A15', paper: '#1A251E', ink: '#E9EFE8', soft: '#B4C1B7' };
export const GREEN = {
  button: '#1F5D3A',
  onButton: '#FFFFFF',
  link: '#1F5D3A',
  darkLink: '#7FC79A',
};
export const LINE = { light: '#E3DCCB', dark: '#2F3C33' };

const SPACE = 'margin:0 0 16px;';

export const MAIL_STYLES = {
  paragraph: SPACE,
  list: `${SPACE}padding-left:24px`,
  quote: `${SPACE}padding:0 0 0 16px;border-left:3px solid ${GREEN.button}`,
  link: `color:${GREEN.link};word-break:break-word`,
  button: `display:inline-block;padding:12px 24px;border-radius:8px;background:${GREEN.button};color:${GREEN.onButton};font-weight:600;text-decoration:none`,
  heading: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
  subheading: 'margin:16px 0 8px;font-size:17px;line-height:1.3',
  code: `${SPACE}white-space:pre-wrap;word-break:break-word`,
  rule: `margin:24px 0;border:0;border-top:1px solid ${LINE.light}`,
  card: `${SPACE}padding:16px;border:1px solid ${LINE.light};border-radius:8px`,
} as const;

/** What a program does that asks for a dark scheme. */
const DARK_QUERY = '@media (prefers-color-scheme: dark)';

export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK_QUERY} {
  .ground { background: ${DARK.ground} !important; }
  .paper { background: ${DARK.paper} !important; border-color: ${LINE.dark} !important; color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .link { color: ${GREEN.darkLink} !important; }
  .line { border-color: ${LINE.dark} !important; }
}`;

/**
 * The HTML of an email as it looks in one scheme, whichever the reader's program asks for; in a frame, so links open
 * elsewhere.
 */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replace(DARK_QUERY, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme: light dark', `color-scheme: ${scheme}`)
    .replace('<head>', '<head>\n<base target="_blank">');
