import { styled } from '@mui/material/styles';
import { renderedWhenNear } from './renderedWhenNear';

/** An entry of a list: a cover or none, a sign, then text. The whole row can be pressed; a screen reader reads only the name as link. */
export const EntryRow = styled('li', {
  shouldForwardProp: (prop) => prop !== 'hasCover',
})<{ hasCover?: boolean }>(
  ({ theme, hasCover }) =>
    hasCover ? renderedWhenNear(400, 430)({ theme }) : renderedWhenNear(250, 193)({ theme }),
  ({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(2.5),
    '& h3 a::after': { content: '""', position: 'absolute', inset: theme.spacing(0.5, -1) },
    '& h3 a:focus-visible': { outline: 'none' },
    '& h3 a:focus-visible::after': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      borderRadius: 8,
    },
  }),
);
