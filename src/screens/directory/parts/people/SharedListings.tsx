import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../../../domain/language';
import type { SharedListingRow } from '../../../../../domain/contract/people';
import { POST_STATE_NAMES } from '../../../../content/postStates';
import { usePaths } from '../../../../paths';
import { ActionRows } from '../../../../ui/ActionRows';
import { ROLE_NAMES } from './words';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 760,
  marginBottom: theme.spacing(6),
}));

/** Listings of others that the reader looks after. */
export function SharedListings({ listings }: { listings: readonly SharedListingRow[] }) {
  const paths = usePaths();
  if (listings.length === 0) return null;
  return (
    <Root aria-labelledby="shared-listings">
      <Typography id="shared-listings" variant="h3" component="h2">
        {t('Listings you look after')}
      </Typography>
      <ActionRows aria-labelledby="shared-listings">
        {listings.map(({ listing_id, name, role, status }) => (
          <li key={listing_id}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(ROLE_NAMES[role])} · {t(POST_STATE_NAMES[status].label)}
              </Typography>
            </div>
            <div className="actions">
              <Button
                component={Link}
                to={paths.sharedListing(listing_id)}
                variant="text"
                aria-label={t('Open {name}', { name })}
              >
                {t('Open')}
              </Button>
              <Button
                component={Link}
                to={paths.editSharedListing(listing_id)}
                variant="outlined"
                aria-label={t('Edit {name}', { name })}
              >
                {t('Edit')}
              </Button>
            </div>
          </li>
        ))}
      </ActionRows>
    </Root>
  );
}
