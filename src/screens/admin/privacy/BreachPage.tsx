import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { Breach } from '../../../../domain/contract/admin/privacy';
import { BREACH, useGetBreachQuery, useSaveBreachMutation } from '../../../api/admin/privacyApi';
import { readFailure } from '../../../api/failure';
import { readCurrent } from '../../../api/readCurrent';
import { reasonOf } from '../../../api/reasonOf';
import { usePaths } from '../../../paths';
import { ErrorState } from '../../../ui/ErrorState';
import { momentText } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Page, PageTitle } from '../../../ui/Page';
import { FormSkeleton } from '../../../ui/skeletons';
import { TextSection } from '../../../ui/TextSection';
import { useToast } from '../../../ui/toasts';
import { momentInput } from './moments';
import { BreachAccounts } from './parts/BreachAccounts';
import { BreachNotice } from './parts/BreachNotice';
import { BreachSteps } from './parts/BreachSteps';
import { BreachWords, toBreachBody, type BreachValues } from './parts/BreachWords';

/** Changes the words. Where somebody else has saved meanwhile, it shows theirs, and the next save keeps mine. */
function Words({ breach }: { breach: Breach }) {
  const toast = useToast();
  const [save] = useSaveBreachMutation();
  const [version, setVersion] = useState(breach.version);
  const [theirs, setTheirs] = useState<Breach | null>(null);
  const send = async (values: BreachValues) => {
    try {
      const saved = await save({ id: breach.id, body: toBreachBody(values, version) }).unwrap();
      setVersion(saved.version);
      setTheirs(null);
      toast('success', t('Saved'));
    } catch (thrown) {
      const current = readCurrent(thrown, BREACH);
      if (current === null) throw thrown;
      setVersion(current.version);
      setTheirs(current);
    }
  };
  return (
    <>
      {theirs && (
        <Notice tone="error" role="alert">
          {t(
            'Somebody else saved this meanwhile: “{title}”, noticed on {moment}. {description} To keep yours in its place, save again.',
            {
              title: theirs.title,
              moment: momentText(theirs.noticed_at),
              description: theirs.description,
            },
          )}
        </Notice>
      )}
      <BreachWords
        title={t('What happened')}
        initialValues={{
          title: breach.title,
          description: breach.description,
          noticed: momentInput(Date.parse(breach.noticed_at)),
        }}
        action={t('Save')}
        onSend={send}
      />
    </>
  );
}

function Parts({ breach }: { breach: Breach }) {
  return (
    <>
      <PageTitle variant="h2">{breach.title}</PageTitle>
      <TextSection title={t('What to do')}>
        <BreachSteps breach={breach} />
      </TextSection>
      <TextSection title={t('Accounts that it concerns')} id="accounts">
        <BreachAccounts breach={breach} />
      </TextSection>
      <TextSection title={t('Tell them')}>
        <BreachNotice breach={breach} />
      </TextSection>
      <TextSection title={t('The record')}>
        <Words breach={breach} />
      </TextSection>
    </>
  );
}

/** A breach: what to do by when, whom it concerns, and telling them. */
export default function BreachPage() {
  const paths = usePaths();
  const id = Number(useParams()['id']);
  const { currentData, error, refetch } = useGetBreachQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <Page
      title={currentData?.title ?? t('Breach')}
      description={t('A breach of data protection, and what to do about it.')}
      isPersonal
    >
      <Typography sx={{ mb: 2 }}>
        <Link component={RouterLink} to={paths.adminPrivacy}>
          {t('← Privacy')}
        </Link>
      </Typography>
      {currentData ? (
        <Parts key={currentData.id} breach={currentData} />
      ) : (
        <>
          <PageTitle variant="h2">{t('Breach')}</PageTitle>
          {problem ? (
            <ErrorState message={problem} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </>
      )}
    </Page>
  );
}
