import { use } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import { useRecordBreachMutation } from '../../../api/admin/privacyApi';
import { ClockContext } from '../../../clock';
import { usePaths } from '../../../paths';
import { Page, PageTitle } from '../../../ui/Page';
import { BreachWords, toBreachBody, type BreachValues } from './parts/BreachWords';
import { momentInput } from './moments';

/** Records a breach. */
export default function NewBreachPage() {
  const paths = usePaths();
  const navigate = useNavigate();
  const now = use(ClockContext);
  const [record] = useRecordBreachMutation();
  const send = async (values: BreachValues) => {
    const { id } = await record(toBreachBody(values, 0)).unwrap();
    await navigate(paths.adminBreach(id), { replace: true });
  };
  return (
    <Page
      title={t('Record a breach')}
      description={t('Record a breach of data protection.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Record a breach')}</PageTitle>
      <BreachWords
        title={t('What happened')}
        level="h2"
        initialValues={{ title: '', description: '', noticed: momentInput(now()) }}
        action={t('Record it')}
        onSend={send}
      />
    </Page>
  );
}
