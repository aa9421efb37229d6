import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';

/** The reader has no part in the listing of an address, or no longer. */
export function NoSharedListing() {
  const paths = usePaths();
  return (
    <EmptyState
      title="You do not look after this listing"
      action={
        <Button component={Link} to={paths.myBusiness} variant="contained">
          See your listings
        </Button>
      }
    >
      An owner may have removed you, or the listing may have ended. An owner can invite you again.
    </EmptyState>
  );
}
