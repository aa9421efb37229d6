import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { ListingOverview } from '../../../domain/contract/listing';
import { Page } from '../../ui/Page';
import { Featured } from './parts/Featured';
import { Hero } from './parts/Hero';

/** Keeps the footer below the first screen while the rest loads. */
const Placeholder = styled('div')({ minHeight: '100vh' });

const BelowTheFold = lazy(() =>
  import(/* webpackChunkName: "home-below" */ './parts/BelowTheFold').catch(() => ({
    default: () => null,
  })),
);

export interface HomePageViewProps {
  /** Null while they load. */
  overview: ListingOverview | null;
  hasFailed: boolean;
  onRetry: () => void;
  isMember: boolean;
  onJoin: () => void;
}

export function HomePageView(props: HomePageViewProps) {
  const { overview, isMember, onJoin } = props;
  return (
    <Page
      title="Sustainable businesses in Kenya"
      description="A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them."
      maxWidth="full"
    >
      <Hero overview={overview} isMember={isMember} onJoin={onJoin} />
      <Featured {...props} />
      <Suspense fallback={<Placeholder />}>
        <BelowTheFold overview={overview} isMember={isMember} onJoin={onJoin} />
      </Suspense>
    </Page>
  );
}
