import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Container } from './columns';

const Ground = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'plain' | 'subtle';
}>(({ theme }) => ({
  paddingBlock: theme.spacing(5),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
  variants: [
    { props: { tone: 'subtle' }, style: { backgroundColor: theme.vars.palette.background.subtle } },
  ],
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBottom: theme.spacing(2),
}));

interface Props {
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  tone?: 'plain' | 'subtle';
  children: ReactNode;
}

/** A titled part of the landing page. */
export function Section({ title, aside, tone = 'plain', children }: Props) {
  const id = useId();
  return (
    <Ground tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {aside}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}
