import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { renderedWhenNear } from './renderedWhenNear';

const Ground = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'plain' | 'subtle';
}>(renderedWhenNear(850, 600), ({ theme }) => ({
  paddingBlock: theme.spacing(5),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
  variants: [
    { props: { tone: 'subtle' }, style: { backgroundColor: theme.vars.palette.background.subtle } },
  ],
}));

/** The width of a page, inside sections whose background fills the window. */
export const Container = styled('div')(({ theme }) => ({
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBottom: theme.spacing(3),
}));

interface Props {
  title: string;
  lead?: ReactNode;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  tone?: 'plain' | 'subtle';
  children: ReactNode;
}

/** A titled part of a page, with a background that fills the window. */
export function Section({ title, lead, aside, tone = 'plain', children }: Props) {
  const id = useId();
  return (
    <Ground tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <div>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {lead && (
              <Typography variant="subtitle1" component="p" sx={{ mt: 1, maxWidth: '60ch' }}>
                {lead}
              </Typography>
            )}
          </div>
          {aside}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}
