import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(5),
  '& > .MuiFormControl-root': { maxWidth: 320 },
  '& > :is([role="region"], nav, ul)': { width: '100%' },
  '& .MuiButton-root': { minHeight: 44 },
}));

/** Rows of words with what can be done about them at their end. */
export const WordRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function WordSection({ id, title, children }: Props) {
  return (
    <Part aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Part>
  );
}
