import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { EmptyState } from '../../ui/EmptyState';

interface Props {
  id: number;
  backTo: string;
}

/** An admin named a business that does not exist. */
export const UnknownBusiness = ({ id, backTo }: Props) => (
  <EmptyState
    title={t('There is no business with the number {id}', { id })}
    action={
      <Button component={Link} to={backTo} variant="contained">
        {t('Back to the pipeline')}
      </Button>
    }
  >
    {t(
      'The account may have been deleted, or belong to an individual. Open the business from its card in the pipeline.',
    )}
  </EmptyState>
);
