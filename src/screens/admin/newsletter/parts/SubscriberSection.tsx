import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../../domain/language';
import { useGetSubscribersFileMutation } from '../../../../api/admin/newsletterApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { ClockContext } from '../../../../clock';
import { useConfig } from '../../../../config';
import { usePaths } from '../../../../paths';
import { BusyButton } from '../../../../ui/BusyButton';
import { EmptyState } from '../../../../ui/EmptyState';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { useMay } from '../../../../entities/member/useMay';
import { rich } from '../../../../ui/rich';
import { saveFile } from '../../../../ui/saveFile';
import { TextSection } from '../../../../ui/TextSection';
import { readSubscribers } from '../subscribers';
import { SubscriberTable } from './SubscriberTable';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  '& .MuiButton-root': { minHeight: 44 },
}));

const NO_LIST = msg('The list could not be read. Please try again, or tell our team.');

/** Loads the list on request only: it is personal data, and each access is logged. */
function useList() {
  const [fetchFile, { isLoading }] = useGetSubscribersFileMutation();
  const [file, setFile] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = async () => {
    setProblem(null);
    try {
      const text = await fetchFile().unwrap();
      if (readSubscribers(text)) setFile(text);
      else setProblem({ text: t(NO_LIST), wait: null });
    } catch (thrown) {
      setFile(null);
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  return {
    file,
    subscribers: file === null ? null : readSubscribers(file),
    problem,
    isLoading,
    open,
  };
}

/** The subscribers, also as a file. */
export function SubscriberSection() {
  const paths = usePaths();
  const mayReadAudit = useMay('readAudit');
  const now = use(ClockContext);
  const { productSlug } = useConfig();
  const { file, subscribers, problem, isLoading, open } = useList();
  const save = () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (file !== null) saveFile(`${productSlug}-newsletter-${day}.csv`, file, 'text/csv');
  };
  return (
    <TextSection title={t('Subscribers')} id="subscribers">
      <Typography>
        {rich(
          'The list contains names and email addresses: personal data under the Data Protection Act, 2019. Use it only to send the newsletter, delete every copy afterwards, and share it with nobody. Each time you open it, this is recorded in the <log>audit log</log> with your name.',
          {
            log: (inner) =>
              mayReadAudit ? (
                <Link component={RouterLink} to={`${paths.adminAudit}?action=newsletter.`}>
                  {inner}
                </Link>
              ) : (
                inner
              ),
          },
        )}
      </Typography>
      <Actions>
        <BusyButton
          variant={file === null ? 'contained' : 'outlined'}
          busy={isLoading}
          onClick={() => void open()}
        >
          {file === null ? t('Open the list') : t('Reload the list')}
        </BusyButton>
        {file !== null && (
          <Button variant="contained" onClick={save}>
            {t('Download as CSV')}
          </Button>
        )}
      </Actions>
      {problem !== null && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      {subscribers && <Subscribers subscribers={subscribers} />}
    </TextSection>
  );
}

function Subscribers({
  subscribers,
}: {
  subscribers: NonNullable<ReturnType<typeof readSubscribers>>;
}) {
  if (subscribers.length === 0) {
    return (
      <EmptyState title={t('Nobody gets the newsletter yet')}>
        {t('Members choose it in their profile.')}
      </EmptyState>
    );
  }
  return <SubscriberTable subscribers={subscribers} />;
}
