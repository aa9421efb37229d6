import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';

/** The reader has no part in the listing of an address, or no longer. */
export function NoSharedListing() {
  const paths = usePaths();
  return (
    <EmptyState
      title={t('You do not look after this listing')}
      action={
        <Button component={Link} to={paths.myBusiness} variant="contained">
          {t('See your listings')}
        </Button>
      }
    >
      {t(
        'An owner may have removed you, or the listing may have ended. An owner can invite you again.',
      )}
    </EmptyState>
  );
}
