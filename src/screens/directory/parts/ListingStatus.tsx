import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { OwnListing } from '../../../../domain/contract/listing';
import { LISTING_STATES } from '../../../content/listingStates';
import { usePaths } from '../../../paths';
import { Notice } from '../../../ui/Notice';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(3, 0, 6),
}));

interface Props {
  listing: OwnListing;
  /** The page of its form. */
  editAt: string;
}

/** What the state of a listing means to those who look after it. */
export function ListingStatus({ listing, editAt }: Props) {
  const paths = usePaths();
  const { title, text } = LISTING_STATES[listing.status];
  return (
    <section aria-labelledby="listing-state">
      <Typography id="listing-state" variant="h3" component="h2">
        {t(title)}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: 640 }}>{t(text)}</Typography>
      {listing.moderation_feedback && (
        <Notice tone="info">
          {t('Our reviewer writes: {words}', { words: listing.moderation_feedback })}
        </Notice>
      )}
      <Actions>
        <Button component={RouterLink} to={editAt} variant="contained">
          {t('Edit your listing')}
        </Button>
        {listing.status === 'published' && (
          <Button component={RouterLink} to={paths.listing(listing.slug)} variant="outlined">
            {t('See it in the directory')}
          </Button>
        )}
        {listing.status === 'published' && (
          <Button component={RouterLink} to={paths.poster(listing.slug)} variant="text">
            {t('Print a poster')}
          </Button>
        )}
      </Actions>
    </section>
  );
}
