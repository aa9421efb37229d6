import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

type Rules = Record<string, string>;

/** The light scheme's variables, as the theme itself writes them. */
function lightRules(theme: Theme): Rules {
  const sheets: Record<string, Rules>[] = theme.generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.values(sheet));
  return rules.find(({ colorScheme }) => colorScheme === 'light') ?? {};
}

const styles = (theme: Theme) => ({
  '@media print': { 'html[data-dark]': lightRules(theme), '@page': { margin: '16mm 14mm' } },
});

/** Prints a page in the light scheme, whichever the screen shows. */
export const PrintInLight = () => <GlobalStyles styles={styles} />;
