import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDeferredValue, useState } from 'react';
import { IS_SERVER } from '../isServer';
import { theme } from '../theme/index';
import { useIsHydrating } from '../ui/useClientValue';

/**
 * Rules for the whole page. A rendered page has them, but of the theme's variables only those that it uses: the
 * others follow once React has taken it over, before anything else can show.
 */
export function GlobalRules() {
  const isTakenOver = useDeferredValue(useIsHydrating() && !IS_SERVER);
  const [wasRendered] = useState(isTakenOver);
  return (
    <>
      {!wasRendered && <CssBaseline />}
      {!isTakenOver && <GlobalStyles styles={theme.generateStyleSheets()} />}
    </>
  );
}
