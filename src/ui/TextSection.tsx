import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Root = styled('section')(({ theme }) => ({
  '* + &': { marginTop: theme.spacing(6) },
  // 62 digits are about as wide as 72 letters of text.
  '& p, & li, & dd': { maxWidth: '62ch' },
  '& p': { marginBlock: theme.spacing(1) },
  '& li': { marginBlock: theme.spacing(0.75) },
  '& h3': { marginTop: theme.spacing(3) },
}));

interface Props {
  title: string;
  /** The id that links lead to. */
  id?: string;
  /** Shown before the title. */
  sign?: ReactNode;
  children: ReactNode;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(1),
}));

/** A titled part of a page to read. */
export function TextSection({ title, id, sign, children }: Props) {
  const headingId = useId();
  return (
    <Root id={id} aria-labelledby={headingId}>
      <Head>
        {sign}
        <Typography id={headingId} variant="h3" component="h2">
          {title}
        </Typography>
      </Head>
      {children}
    </Root>
  );
}
