import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { usePaths } from '../../../paths';

/** Leads the business of an unclaimed listing to its claim. */
export function ClaimLink({ slug }: { slug: string }) {
  const paths = usePaths();
  return (
    <Button component={Link} to={paths.claimListing(slug)} variant="outlined" color="inherit">
      {t('Claim this business')}
    </Button>
  );
}
