import type { Theme } from '@mui/material/styles';

/**
 * Where messages begin. On a phone they lie over the top bar, elsewhere below it and beside the heading, so that
 * they cover no heading.
 */
export const toastPlace = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  top: 0,
  [breakpoints.up('md')]: { top: 80, maxWidth: '22rem' },
});

/** On a phone three lines are as high as the top bar. */
export const toastText = ({ breakpoints, typography }: Theme) => ({
  [breakpoints.down('md')]: { fontSize: typography.body2.fontSize, lineHeight: 1.3 },
});
