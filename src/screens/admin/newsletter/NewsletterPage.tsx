import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useGetSubscribersFileMutation } from '../../../api/admin/newsletterApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { ClockContext } from '../../../clock';
import { useConfig } from '../../../config';
import { usePaths } from '../../../paths';
import { BusyButton } from '../../../ui/BusyButton';
import { EmptyState } from '../../../ui/EmptyState';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { Page, PageTitle } from '../../../ui/Page';
import { saveFile } from '../../../ui/saveFile';
import { TextSection } from '../../../ui/TextSection';
import { SubscriberTable } from './SubscriberTable';
import { readSubscribers } from './subscribers';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  '& .MuiButton-root': { minHeight: 44 },
}));

const NO_LIST: Problem = {
  text: 'The answer is not the list. Please try again, or tell our team.',
  wait: null,
};

/** Opens the list when asked to: it is personal data, and each time is on record. */
function useList() {
  const [fetchFile, { isLoading }] = useGetSubscribersFileMutation();
  const [file, setFile] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = async () => {
    setProblem(null);
    try {
      const text = await fetchFile().unwrap();
      if (readSubscribers(text)) setFile(text);
      else setProblem(NO_LIST);
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

/** Who gets the newsletter, what they agreed to, and the list as a file. */
export default function NewsletterPage() {
  const paths = usePaths();
  const now = use(ClockContext);
  const { productSlug } = useConfig();
  const { file, subscribers, problem, isLoading, open } = useList();
  const save = () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (file !== null) saveFile(`${productSlug}-newsletter-${day}.csv`, file, 'text/csv');
  };
  return (
    <Page
      title="Newsletter"
      description="Who gets the newsletter, and the list as a file."
      isPersonal
    >
      <PageTitle variant="h2">Newsletter</PageTitle>
      <Typography>
        The list holds names and email addresses: personal data under the Data Protection Act, 2019.
        Use it to send the newsletter and for nothing else, keep no copy longer than the sending
        takes, and give it to nobody. Each time it is opened is recorded in the{' '}
        <Link component={RouterLink} to={`${paths.adminAudit}?action=newsletter.`}>
          audit log
        </Link>{' '}
        with your name.
      </Typography>
      <Actions>
        <BusyButton
          variant={file === null ? 'contained' : 'outlined'}
          busy={isLoading}
          onClick={() => void open()}
        >
          {file === null ? 'Open the list' : 'Open it anew'}
        </BusyButton>
        {file !== null && (
          <Button variant="contained" onClick={save}>
            Download as CSV
          </Button>
        )}
      </Actions>
      {problem !== null && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      {subscribers && <Subscribers subscribers={subscribers} />}
      <TextSection title="What they agreed to" id="consent">
        <p>
          Everybody on the list has ticked the newsletter themselves: in the form that completes the
          profile, or later in the profile, where the box is empty to begin with. Everybody has also
          proven that the address is theirs, by a link in a mail or by signing in with Google; who
          has not is not on the list. Each choice is kept with its date among their consents; the
          list has the date since when they get it.
        </p>
        <p>
          Every issue must carry the link that ends it, which works without signing in. Whoever ends
          it leaves the list at once; a suspended or deleted account is not on it either. So open
          the list anew for each issue.
        </p>
      </TextSection>
    </Page>
  );
}

function Subscribers({
  subscribers,
}: {
  subscribers: NonNullable<ReturnType<typeof readSubscribers>>;
}) {
  if (subscribers.length === 0) {
    return (
      <EmptyState title="Nobody gets the newsletter yet">
        Members choose it in their profile.
      </EmptyState>
    );
  }
  return <SubscriberTable subscribers={subscribers} />;
}
