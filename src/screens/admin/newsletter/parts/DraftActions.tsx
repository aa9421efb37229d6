import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plural, t } from '../../../../../domain/language';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import {
  useDeleteIssueMutation,
  useMoveIssueMutation,
  useTestIssueMutation,
} from '../../../../api/admin/issuesApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { BusyButton } from '../../../../ui/BusyButton';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { Notice } from '../../../../ui/Notice';
import { useToast } from '../../../../ui/toasts';
import { titleOf } from '../issueTexts';
import type { IssueValues } from './IssueForm';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
  '& .MuiButton-root': { minHeight: 44 },
}));

const isSaved = (values: IssueValues, issue: Issue): boolean =>
  values.subject === issue.subject &&
  values.preview === issue.preview &&
  values.body === issue.body;

/** Tries, sends or deletes the draft as it was saved. */
export function DraftActions({ issue, onDeleted }: { issue: Issue; onDeleted: () => void }) {
  const { issue_id, subscribers } = issue;
  const { values } = useFormikContext<IssueValues>();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const [test, { isLoading: isTesting }] = useTestIssueMutation();
  const [move] = useMoveIssueMutation();
  const [remove] = useDeleteIssueMutation();
  const [asked, setAsked] = useState<'send' | 'delete' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const canSend = isSaved(values, issue);
  const sendText = plural(subscribers, 'Send to # person', 'Send to # people');

  const tryIt = async () => {
    setProblem(null);
    const { error } = await test(issue_id);
    if (error) setProblem(problemOf(readFailure(error)));
    else toast('success', t('Sent to your own address'));
  };
  const send = async () => {
    const { error } = await move({ id: issue_id, move: 'send' });
    return error ? problemOf(readFailure(error)) : null;
  };
  const erase = async () => {
    const { error } = await remove(issue_id);
    if (error) return problemOf(readFailure(error));
    onDeleted();
    toast('success', t('Draft deleted'));
    await navigate(paths.adminNewsletter, { replace: true });
    return null;
  };
  return (
    <>
      {!canSend && <Notice tone="info">{t('Save the draft before you try or send it.')}</Notice>}
      <Row>
        <BusyButton
          type="button"
          variant="outlined"
          busy={isTesting}
          disabled={!canSend}
          onClick={() => void tryIt()}
        >
          {t('Send it to me alone')}
        </BusyButton>
        <Button
          variant="outlined"
          disabled={!canSend || subscribers === 0}
          onClick={() => setAsked('send')}
        >
          {sendText}
        </Button>
        <Button variant="text" color="error" onClick={() => setAsked('delete')}>
          {t('Delete the draft')}
        </Button>
      </Row>
      {subscribers === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('Nobody gets the newsletter yet, so there is nobody to send it to.')}
        </Typography>
      )}
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      {asked === 'send' && (
        <ConfirmDialog
          title={plural(subscribers, 'Send to # person?', 'Send to # people?')}
          action={sendText}
          onAct={send}
          onClose={() => setAsked(null)}
        >
          {t(
            '“{title}” goes to everybody who gets the newsletter now, a few at a time. You can pause it, but what was sent cannot be taken back.',
            { title: titleOf(issue) },
          )}
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('Delete this draft?')}
          action={t('Delete the draft')}
          isDestructive
          onAct={erase}
          onClose={() => setAsked(null)}
        >
          {t('“{title}” cannot be brought back.', { title: titleOf(issue) })}
        </ConfirmDialog>
      )}
    </>
  );
}
