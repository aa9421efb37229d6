import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { SimilarListing } from '../../../../domain/contract/listing';
import { usePaths } from '../../../paths';
import { Initials } from '../../../ui/Initials';
import { renderedWhenNear } from '../../../ui/renderedWhenNear';
import { placeName } from '../../../entities/listing/contact';

const Section = styled('section')(renderedWhenNear(247, 103), ({ theme }) => ({
  marginTop: theme.spacing(8),
  '@media print': { display: 'none' },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(2, 4),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', gap: theme.spacing(2), alignItems: 'center' },
}));

export function SimilarListings({ listings }: { listings: SimilarListing[] }) {
  const paths = usePaths();
  if (listings.length === 0) return null;
  return (
    <Section>
      <Typography variant="h3" component="h2">
        {t('Similar businesses near by')}
      </Typography>
      <ul>
        {listings.map((listing) => (
          <li key={listing.listing_id}>
            <Initials name={listing.name} src={listing.logo} size={48} />
            <div>
              <Link
                component={RouterLink}
                to={paths.listing(listing.slug)}
                color="inherit"
                sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}
              >
                {listing.name}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {placeName(listing)}
              </Typography>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
