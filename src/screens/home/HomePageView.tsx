import { lazy, Suspense } from 'react';
import type { Listing } from '../../../domain/contract/listing';
import { Page } from '../../ui/Page';
import { ClosingCall } from './parts/ClosingCall';
import { Featured } from './parts/Featured';
import { Hero } from './parts/Hero';
import { Perks } from './parts/Perks';
import { Pillars } from './parts/Pillars';
import { Purpose } from './parts/Purpose';
import { ThemeList } from './parts/ThemeList';

/** Far below the first screen, and not missed when it cannot be had. */
const UpcomingEvents = lazy(() =>
  import(/* webpackChunkName: "home-events" */ './parts/UpcomingEvents').catch(() => ({
    default: () => null,
  })),
);

export interface HomePageViewProps {
  /** Null until they have come. */
  listings: Listing[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  isMember: boolean;
  onJoin: () => void;
}

export function HomePageView(props: HomePageViewProps) {
  const { listings, isMember, onJoin } = props;
  return (
    <Page
      title="Sustainable businesses in Kenya"
      description="A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them."
      maxWidth="full"
    >
      <Hero listings={listings} isMember={isMember} onJoin={onJoin} />
      <Featured {...props} />
      <Purpose />
      <Pillars />
      <ThemeList listings={listings} />
      <Suspense fallback={null}>
        <UpcomingEvents />
      </Suspense>
      <Perks />
      <ClosingCall isMember={isMember} onJoin={onJoin} />
    </Page>
  );
}
