import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../domain/language';
import { SkeletonBlock } from './SkeletonBlock';

const Frame = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200,
  minHeight: '100vh',
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
    <Frame role="status" aria-label={t('Loading')}>
      <div aria-hidden>{children}</div>
    </Frame>
  );
}

const Lines = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3), maxWidth: 680 }));

function Heading() {
  return (
    <>
      <SkeletonBlock sx={{ height: 52, width: 'min(100%, 28rem)' }} />
      <SkeletonBlock sx={{ width: 'min(100%, 40rem)' }} />
    </>
  );
}

/** The shape of a page of text and sections. */
export function PageSkeleton() {
  return (
    <Loading>
      <Heading />
      <Lines>
        {['96%', '88%', '92%', '60%'].map((width) => (
          <SkeletonBlock key={width} sx={{ width }} />
        ))}
      </Lines>
      <Cards>
        <SkeletonBlock sx={{ height: 180 }} />
        <SkeletonBlock sx={{ height: 180 }} />
        <SkeletonBlock sx={{ height: 180 }} />
      </Cards>
    </Loading>
  );
}

/** The shape of a filtered list of cards. */
export function ListSkeleton() {
  return (
    <Loading>
      <Heading />
      <Lines>
        <SkeletonBlock sx={{ height: 52 }} />
      </Lines>
      <Cards>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonBlock key={index} sx={{ height: 220 }} />
        ))}
      </Cards>
    </Loading>
  );
}

/** The shape of a form: labels, fields, one button. */
export function FormSkeleton() {
  return (
    <Loading>
      <Heading />
      {Array.from({ length: 3 }, (_, index) => (
        <Lines key={index}>
          <SkeletonBlock sx={{ width: '8rem' }} />
          <SkeletonBlock sx={{ height: 48 }} />
        </Lines>
      ))}
      <Lines>
        <SkeletonBlock sx={{ height: 44, width: 160 }} />
      </Lines>
    </Loading>
  );
}
