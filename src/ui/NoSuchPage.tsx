import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../domain/language';
import { EmptyState } from './EmptyState';

interface Props {
  /** The query string of the last page. */
  last: string;
}

/** Stands for a page after the last one of a list, such as one that an old link leads to. */
export function NoSuchPage({ last }: Props) {
  return (
    <EmptyState
      title={t('There is no such page')}
      action={
        <Button component={Link} to={{ search: last }} variant="outlined">
          {t('Go to the last page')}
        </Button>
      }
    >
      {t('The list is shorter than that.')}
    </EmptyState>
  );
}
