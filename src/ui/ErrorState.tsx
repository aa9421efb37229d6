import Button from '@mui/material/Button';
import { t } from '../../domain/language';
import { Notice } from './Notice';

interface Props {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** In place of content that could not be loaded: says what it is and offers to try again. */
export function ErrorState({ message, onRetry }: Props) {
  const action = onRetry && (
    <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
      {t('Try again')}
    </Button>
  );
  return (
    <Notice tone="error" role="alert" action={action}>
      {message}
    </Notice>
  );
}
