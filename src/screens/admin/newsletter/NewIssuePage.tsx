import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import { useAddIssueMutation } from '../../../api/admin/issuesApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { usePaths } from '../../../paths';
import type { Problem } from '../../../ui/fields/FormAlert';
import { useStoredDraft } from '../../../ui/fields/storedDraft';
import { Page, PageTitle } from '../../../ui/Page';
import { useToast } from '../../../ui/toasts';
import { useOwnDraftKey } from '../useOwnDraftKey';
import { EMPTY_ISSUE, IssueForm, type IssueValues } from './parts/IssueForm';

/** Begins an issue of the newsletter. */
export default function NewIssuePage() {
  const headingId = useId();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const [add] = useAddIssueMutation();
  const draft = useStoredDraft(useOwnDraftKey('newIssue'), EMPTY_ISSUE);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (values: IssueValues) => {
    setProblem(null);
    try {
      const body = { ...values, based_on: 0 };
      const { issue_id } = await add({ body, key: draft.sendingKey() }).unwrap();
      draft.restart(EMPTY_ISSUE);
      toast('success', t('Draft saved'));
      await navigate(paths.adminIssue(issue_id), { replace: true });
    } catch (thrown) {
      const failure = readFailure(thrown);
      if (failure.status === 400 || failure.status === 422) draft.dropSendingKey();
      setProblem(problemOf(failure));
    }
  };
  return (
    <Page title={t('New issue')} description={t('Write an issue of the newsletter.')} isPersonal>
      <PageTitle variant="h2">{t('New issue')}</PageTitle>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('Write the issue')}
      </Typography>
      <IssueForm draft={draft} labelledBy={headingId} problem={problem} onSave={save} />
    </Page>
  );
}
