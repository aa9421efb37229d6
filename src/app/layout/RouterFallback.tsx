import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FallbackProps } from 'react-error-boundary';
import { language, pathIn, t } from '../../../domain/language';
import { Page, PageTitle } from '../../ui/Page';

const explain = (error: unknown): string =>
  error instanceof Response
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);

/** Specification 2.8. A full load, not a client-side one, gets out of a broken state. */
export function RouterFallback({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <Page
      title={t('Unexpected error')}
      description={t('Something went wrong on this page.')}
      maxWidth="text"
    >
      <PageTitle>{t('Unexpected Application Error!')}</PageTitle>
      <Typography gutterBottom>{explain(error)}</Typography>
      <Typography gutterBottom>
        <Button variant="outlined" onClick={resetErrorBoundary}>
          {t('Try again')}
        </Button>
      </Typography>
      <a href={pathIn(language(), '/')}>{t('Go to the home page')}</a>
    </Page>
  );
}
