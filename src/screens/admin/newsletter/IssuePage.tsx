import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { Issue } from '../../../../domain/contract/admin/newsletter';
import { ISSUE, useGetIssueQuery, useSaveIssueMutation } from '../../../api/admin/issuesApi';
import { readFailure } from '../../../api/failure';
import { readCurrent } from '../../../api/readCurrent';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import { usePaths } from '../../../paths';
import { ErrorState } from '../../../ui/ErrorState';
import type { Problem } from '../../../ui/fields/FormAlert';
import { useStoredDraft } from '../../../ui/fields/storedDraft';
import { Page, PageTitle } from '../../../ui/Page';
import { FormSkeleton } from '../../../ui/skeletons';
import { useToast } from '../../../ui/toasts';
import { PutBack } from '../PutBack';
import { useOwnDraftKey } from '../useOwnDraftKey';
import { titleOf } from './issueTexts';
import { DraftActions } from './parts/DraftActions';
import { IssueConflict } from './parts/IssueConflict';
import { IssueForm, type IssueValues } from './parts/IssueForm';
import { IssueFrames } from './parts/IssueFrames';
import { IssueProgress } from './parts/IssueProgress';

/** Milliseconds between two looks at an issue that is being sent. */
const LOOK = 3_000;

function Draft({ issue }: { issue: Issue }) {
  const { issue_id, subject, preview, body, version, missing } = issue;
  const headingId = useId();
  const toast = useToast();
  const [save] = useSaveIssueMutation();
  const draftKey = useOwnDraftKey(`issue:${issue_id}`);
  const draft = useStoredDraft(draftKey, { subject, preview, body }, {}, String(version));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [other, setOther] = useState<Issue | null>(null);
  const [replaced, setReplaced] = useState<IssueValues | null>(null);

  const send = async (values: IssueValues) => {
    setProblem(null);
    setOther(null);
    setReplaced(null);
    try {
      const based_on = Number(draft.version());
      const saved = await save({ id: issue_id, body: { ...values, based_on } }).unwrap();
      draft.settle(values, draftKey, String(saved.version));
      toast('success', t('Draft saved'));
    } catch (thrown) {
      const current = readCurrent(thrown, ISSUE);
      setOther(current);
      if (current === null) setProblem(problemOf(readFailure(thrown)));
    }
  };
  return (
    <>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('Write the issue')}
      </Typography>
      <IssueForm
        draft={draft}
        labelledBy={headingId}
        problem={problem}
        missing={missing}
        onSave={send}
      >
        {other && (
          <IssueConflict
            theirs={other}
            onResolve={() => {
              draft.follow(String(other.version));
              setOther(null);
            }}
            onTake={setReplaced}
          />
        )}
        {replaced && <PutBack typed={replaced} onPutBack={() => setReplaced(null)} />}
        <DraftActions issue={issue} onDeleted={draft.forget} />
      </IssueForm>
    </>
  );
}

/** An issue of the newsletter: written while it is a draft, then followed. */
export default function IssuePage() {
  const paths = usePaths();
  const given = Number(useParams()['id']);
  const id = Number.isSafeInteger(given) && given > 0 ? given : 0;
  const [isSending, setIsSending] = useState(false);
  const { currentData, error, refetch } = useGetIssueQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isSending ? LOOK : 0,
    skipPollingIfUnfocused: true,
  });
  if (currentData && (currentData.state === 'sending') !== isSending) setIsSending(!isSending);
  const problem = error && reasonOf(readFailure(error));
  return (
    <Page title={t('Newsletter issue')} description={t('An issue of the newsletter.')} isPersonal>
      <Link
        component={RouterLink}
        to={paths.adminNewsletter}
        sx={{ display: 'inline-block', py: 1 }}
      >
        {t('All issues')}
      </Link>
      {currentData && (
        <>
          <PageTitle variant="h2">{titleOf(currentData)}</PageTitle>
          {currentData.state === 'draft' ? (
            <Draft key={currentData.issue_id} issue={currentData} />
          ) : (
            <IssueProgress issue={currentData} />
          )}
          <IssueFrames issue={currentData} />
        </>
      )}
      {!currentData && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!currentData && !problem && <FormSkeleton />}
    </Page>
  );
}
