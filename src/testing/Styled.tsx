import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme/index';

/** Of one test file: emotion's own cache takes rules for inserted that an earlier file's page had. */
const cache = createCache({ key: 'css' });

/** The theme around what a test renders by itself. */
export const Styled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
