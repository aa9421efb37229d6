import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import type { ListingOverview } from '../../../domain/contract/listing';
import { laterComponent } from '../../ui/laterComponent';
import { Page } from '../../ui/Page';
import { ClosingCall } from './parts/ClosingCall';
import { Hero } from './parts/Hero';

/** Keeps the footer below the first screen while the rest loads. */
const Placeholder = styled('div')({ minHeight: '100vh' });

const BelowTheFold = laterComponent(
  () => import(/* webpackChunkName: "home-below" */ './parts/BelowTheFold'),
  <Placeholder />,
);

export interface HomePageViewProps {
  /** Null while they load. */
  overview: ListingOverview | null;
  isMember: boolean;
  onJoin: () => void;
}

export function HomePageView({ overview, isMember, onJoin }: HomePageViewProps) {
  return (
    <Page
      title={t('Sustainable businesses in Kenya')}
      description={t(
        'A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them.',
      )}
      maxWidth="full"
    >
      <Hero overview={overview} />
      <BelowTheFold />
      <ClosingCall isMember={isMember} onJoin={onJoin} />
    </Page>
  );
}
