import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200,
  minHeight: '80vh',
  marginInline: 'auto',
  padding: theme.spacing(4, 2, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 4, 12) },
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
}));

function Loading({ children }: { children: ReactNode }) {
  return (
    <Frame role="status" aria-label="Loading">
      <div aria-hidden>{children}</div>
    </Frame>
  );
}

function Heading() {
  return (
    <>
      <Skeleton variant="rounded" height={52} width="min(100%, 28rem)" />
      <Skeleton width="min(100%, 40rem)" height={28} />
    </>
  );
}

/** The shape of a page of text and sections. */
export function PageSkeleton() {
  return (
    <Loading>
      <Heading />
      <Box sx={{ mt: 4 }}>
        {['96%', '88%', '92%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </Box>
      <Cards>
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={180} />
      </Cards>
    </Loading>
  );
}

/** The shape of a filtered list of cards. */
export function ListSkeleton() {
  return (
    <Loading>
      <Heading />
      <Skeleton variant="rounded" height={52} sx={{ mt: 4 }} />
      <Cards>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={220} />
        ))}
      </Cards>
    </Loading>
  );
}

/** The shape of a form: labels, fields, one button. */
export function FormSkeleton() {
  return (
    <Loading>
      <Box sx={{ maxWidth: 480 }}>
        <Heading />
        {Array.from({ length: 3 }, (_, index) => (
          <Box key={index} sx={{ mt: 3 }}>
            <Skeleton width="8rem" height={24} />
            <Skeleton variant="rounded" height={48} />
          </Box>
        ))}
        <Skeleton variant="rounded" height={44} width={160} sx={{ mt: 4 }} />
      </Box>
    </Loading>
  );
}
