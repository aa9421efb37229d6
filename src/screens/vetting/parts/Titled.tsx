import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Root = styled('section')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  '& li': { paddingBlock: theme.spacing(1.25) },
  '& li a, & > a': { paddingBlock: theme.spacing(1.25) },
  '& > a': { display: 'inline-block' },
}));

/** A part of a page under its own heading. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </Root>
  );
}
