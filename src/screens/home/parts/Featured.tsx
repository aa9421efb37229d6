import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { usePaths } from '../../../paths';
import { ErrorState } from '../../../ui/ErrorState';
import { SlowNotice } from '../../../ui/SlowNotice';
import { FeaturedCard, FeaturedSkeleton } from './FeaturedCard';
import { Section } from '../../../ui/Section';
import { SectionLink } from './SectionLink';

/** As many as the overview has at most. */
const PLACES = 3;

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
}));

interface Props {
  overview: ListingOverview | null;
  hasFailed: boolean;
  onRetry: () => void;
}

export function Featured({ overview, hasFailed, onRetry }: Props) {
  const paths = usePaths();
  const isEmpty = overview?.businesses === 0;
  return (
    <Section
      title={t('From the directory')}
      aside={
        <SectionLink to={paths.directory}>
          {overview && !isEmpty
            ? t('See all {businesses} businesses', { businesses: overview.businesses })
            : t('Open the directory')}
        </SectionLink>
      }
    >
      {hasFailed && <ErrorState message={t('Failed to fetch listings')} onRetry={onRetry} />}
      {isEmpty && (
        <Typography>{t('No business is listed yet. Yours could be the first.')}</Typography>
      )}
      {!overview && !hasFailed && <SlowNotice onRetry={onRetry} />}
      {!hasFailed && (
        <Cards aria-busy={!overview}>
          {overview
            ? overview.featured.map((listing) => (
                <FeaturedCard key={listing.listing_id} listing={listing} />
              ))
            : Array.from({ length: PLACES }, (_, index) => <FeaturedSkeleton key={index} />)}
        </Cards>
      )}
    </Section>
  );
}
