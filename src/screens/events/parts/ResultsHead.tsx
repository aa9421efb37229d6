import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 44,
  marginTop: theme.spacing(3),
}));

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  children: string;
  onClear: (() => void) | null;
}

/** How many there are; every change of it is announced. */
export const ResultsHead = ({ heading, children, onClear }: Props) => (
  <Head>
    <div role="status">
      <Typography ref={heading} variant="h4" component="h2" tabIndex={-1}>
        {children}
      </Typography>
    </div>
    {onClear && (
      <Button variant="text" size="small" onClick={onClear}>
        Clear filters
      </Button>
    )}
  </Head>
);
