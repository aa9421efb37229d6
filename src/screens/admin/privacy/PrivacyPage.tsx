import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { Page, PageTitle } from '../../../ui/Page';
import { Breaches } from './parts/Breaches';
import { Requests } from './parts/Requests';
import { RetentionTable } from './parts/RetentionTable';

/** Requests about personal data with their clocks, breaches, and how long data are kept. */
export default function PrivacyPage() {
  return (
    <Page
      title={t('Privacy')}
      description={t('Requests about personal data, and breaches.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Privacy')}</PageTitle>
      <Typography>
        {t(
          'What people ask about their data and by when we answer, what to do about a breach, and how long data are kept.',
        )}
      </Typography>
      <Requests />
      <Breaches />
      <RetentionTable />
    </Page>
  );
}
