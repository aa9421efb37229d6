import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../../../../domain/language';
import type { BulkResult, PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import { readFailure } from '../../../../api/failure';
import { useSendBulkEventsMutation } from '../../../../api/admin/pipelineApi';
import { problemOf } from '../../../../api/reasonOf';
import { eventText } from '../../../../../domain/vetting/applicationEvents';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { countText } from '../../../../ui/format';
import { decisionSchema, toPayload, type DecisionValues } from '../../application/decisionForm';
import { isAtOnce, moveOf } from '../../application/moves';
import { UnreadNote } from '../../application/UnreadNote';
import { NoteField } from '../../application/NoteField';
import type { BulkAction } from '../bulkActions';

interface Props {
  action: BulkAction;
  draft: DecisionValues;
  /** Must not change between renders. */
  onDraft: (values: DecisionValues) => void;
  onDone: (result: BulkResult) => void;
  onClose: () => void;
}

const namesOf = (cards: readonly PipelineCard[]) => cards.map(({ name }) => name).join(', ');

function Result({ action, result }: { action: BulkAction; result: BulkResult }) {
  const nameOf = (id: number) =>
    action.takes.find(({ application }) => application === id)?.name ??
    t('Application {id}', { id });
  const { done, refused } = result;
  return (
    <>
      {done.length > 0 && (
        <FormAlert severity="success">
          {t(eventText(action.event))}: {done.map(nameOf).join(', ')}.
        </FormAlert>
      )}
      {refused.length > 0 && (
        <FormAlert>
          {t('Refused, and still selected:')}
          <ul>
            {refused.map(({ application, detail }) => (
              <li key={application}>
                <strong>{nameOf(application)}</strong>: {detail}
              </li>
            ))}
          </ul>
        </FormAlert>
      )}
    </>
  );
}

interface ActionsProps {
  label: string;
  isRefusal: boolean;
  onClose: () => void;
}

function Actions({ label, isRefusal, onClose }: ActionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <DialogActions>
      <BusyButton
        type="submit"
        variant="contained"
        color={isRefusal ? 'error' : 'primary'}
        busy={isSubmitting}
      >
        {label}
      </BusyButton>
      <Button variant="text" disabled={isSubmitting} onClick={onClose}>
        {t('Decide later')}
      </Button>
    </DialogActions>
  );
}

/** Sends one decision with one note for several applications and shows the result of each. */
export function BulkDialog({ action, draft, onDraft, onDone, onClose }: Props) {
  const id = useId();
  const [sendAll] = useSendBulkEventsMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { event, takes, others } = action;
  const move = moveOf(event);
  const send = async (values: DecisionValues) => {
    setProblem(null);
    const applications = takes.map(({ application }) => application);
    try {
      const bulkResult = await sendAll({ applications, ...toPayload(event, values) }).unwrap();
      setResult(bulkResult);
      onDone(bulkResult);
    } catch (thrown) {
      console.error('The decisions were not saved', thrown);
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  const label = move?.label ?? '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {label}: {countText(takes.length, 'application')}
        </Typography>
        {result ? (
          <>
            <Result action={action} result={result} />
            <DialogActions>
              <Button variant="contained" onClick={onClose}>
                {t('Close')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <Typography>{namesOf(takes)}.</Typography>
            <Typography>
              {move?.consequence} {move?.mail}
            </Typography>
            <UnreadNote event={event} cards={takes} />
            {others.length > 0 && (
              <Typography>
                {t('This is not possible for: {names}. They stay selected.', {
                  names: namesOf(others),
                })}
              </Typography>
            )}
            {problem && (
              <FormAlert wait={problem.wait}>
                {problem.text} {t('What you wrote is kept.')}
              </FormAlert>
            )}
            <DraftForm
              labelledBy={id}
              initialValues={draft}
              schema={() => decisionSchema(event)}
              onValues={onDraft}
              onSubmit={send}
            >
              {!isAtOnce(event) && <NoteField event={event} />}
              <Actions
                label={problem === null ? label : t('Retry: {label}', { label })}
                isRefusal={move?.isRefusal === true}
                onClose={onClose}
              />
            </DraftForm>
          </>
        )}
      </DialogFrame>
    </Dialog>
  );
}
