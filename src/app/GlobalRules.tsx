import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { IS_SERVER } from '../isServer';
import { theme } from '../theme/index';
import { useIsHydrating } from '../ui/useClientValue';

/** Rules for the whole page. A rendered page has them, and what it lacks of the theme's variables comes with `createStyles`. */
export function GlobalRules() {
  const [wasRendered] = useState(useIsHydrating() && !IS_SERVER);
  if (wasRendered) return null;
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={theme.generateStyleSheets()} />
    </>
  );
}
