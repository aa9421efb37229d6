import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type { Check, CheckName } from '../../../../domain/contract/admin/checks';
import { useRunChecksQuery, useSendTestMailMutation } from '../../../api/admin/checksApi';
import { readFailure } from '../../../api/failure';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import { useUser } from '../../../actors/session';
import { CheckIcon } from '../../../ui/actionIcons';
import { BusyButton } from '../../../ui/BusyButton';
import { ErrorState } from '../../../ui/ErrorState';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { AlertIcon, InfoIcon } from '../../../ui/icons';
import { Page, PageTitle } from '../../../ui/Page';
import { ListSkeleton } from '../../../ui/skeletons';
import { TextSection } from '../../../ui/TextSection';
import { useToast } from '../../../ui/toasts';
import { HealthFigures } from './parts/HealthFigures';

const NAMES: Record<CheckName, string> = {
  database: msg('Database'),
  clock: msg('Clock'),
  mail: msg('Mail server'),
  mailQueue: msg('Emails on their way'),
  publicAddress: msg('Public address'),
  proxy: msg('Proxy'),
  disk: msg('Disk'),
  files: msg('Files'),
  servers: msg('Servers'),
  errors: msg('Failed requests'),
  connections: msg('Connections to the database'),
  jobs: msg('Jobs'),
  backup: msg('Backup'),
};

const STATES: Record<Check['state'], { name: string; Icon: typeof CheckIcon }> = {
  good: { name: msg('Good'), Icon: CheckIcon },
  warning: { name: msg('Look at this'), Icon: InfoIcon },
  bad: { name: msg('Needs mending'), Icon: AlertIcon },
};

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0, 1.5),
    maxWidth: 'none',
    margin: 0,
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .good > svg': { color: theme.vars.palette.success.main },
  '& .warning > svg': { color: theme.vars.palette.info.main },
  '& .bad > svg': { color: theme.vars.palette.error.main },
}));

function CheckRows({ checks }: { checks: readonly Check[] }) {
  return (
    <Rows aria-label={t('Checks')}>
      {checks.map(({ name, state, text }) => {
        const { name: stateName, Icon } = STATES[state];
        return (
          <li key={name} className={state}>
            <Icon />
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {t(NAMES[name])}: {t(stateName)}
              </Typography>
              <Typography>{text}</Typography>
            </div>
          </li>
        );
      })}
    </Rows>
  );
}

function TestMail() {
  const email = useUser()?.user_email;
  const toast = useToast();
  const [send, { isLoading }] = useSendTestMailMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async () => {
    setProblem(null);
    const { error } = await send();
    if (error) setProblem(problemOf(readFailure(error)));
    else toast('success', t('Test email on its way'));
  };
  return (
    <TextSection title={t('Test email')} id="test-email">
      <p>{t('It goes to {email}, your own address.', { email: email ?? '' })}</p>
      <BusyButton variant="outlined" busy={isLoading} onClick={() => void act()}>
        {t('Send me a test email')}
      </BusyButton>
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
    </TextSection>
  );
}

/** Whether the installation has what the product needs, and what to do where it has not. */
export default function ChecksPage() {
  const { data, error, isFetching, refetch } = useRunChecksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <Page title={t('Checks')} description={t('Whether the installation works.')} isPersonal>
      <PageTitle variant="h2">{t('Checks')}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        {t('What this installation needs, and how it is now.')}
      </Typography>
      {data && (
        <>
          <CheckRows checks={data} />
          <BusyButton
            variant="outlined"
            busy={isFetching}
            sx={{ mt: 2, minHeight: 44 }}
            onClick={() => void refetch()}
          >
            {t('Check again')}
          </BusyButton>
        </>
      )}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
      <HealthFigures />
      <TestMail />
    </Page>
  );
}
