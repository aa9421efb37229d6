import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createStyles } from '../theme/createStyles';
import { theme } from '../theme/index';

/** Of one test file: emotion's own cache takes rules for inserted that an earlier file's page had. */
const cache = createStyles();

/** The theme around what a test renders by itself. */
export const Styled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
