import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { Application } from '../../../../domain/contract/vetting';
import {
  type ApplicationEventType,
  namesQuestions,
} from '../../../../domain/vetting/applicationEvents';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useGetApplicationQuery, useSendApplicationEventMutation } from '../../../api/vettingApi';
import { DialogActions, DialogFrame } from '../../../ui/AskDialog';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { KeptForm } from '../../../ui/fields/KeptForm';
import { decisionSchema, toPayload, type DecisionValues } from './decision';
import { isAtOnce, moveOf } from './moves';
import { NoteField } from './NoteField';
import { QuestionPicker } from './QuestionPicker';
import { Refusal } from './Refusal';
import type { Subject } from './subject';

interface Props {
  subject: Subject;
  /** What is to be done; a refusal may lead to another. */
  event: ApplicationEventType;
  /** What was typed before the dialog was closed. */
  draft: DecisionValues;
  /** Must not change between renders. */
  onDraft: (values: DecisionValues) => void;
  onSent: (subject: Subject, event: ApplicationEventType, application: Application) => void;
  onClose: () => void;
}

interface Trouble extends Problem {
  kind: 'refused' | 'failed';
}

/** Sends a decision; after a refusal it knows where the application stands by now. */
function useSending({ subject, event: asked, onSent, onClose }: Props) {
  const [event, setEvent] = useState(asked);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const [sendEvent] = useSendApplicationEventMutation();
  const { currentData: now, isFetching } = useGetApplicationQuery(subject.application);
  const known = now && !isFetching ? now : null;

  const send = async (values: DecisionValues) => {
    setProblem(null);
    try {
      const body = toPayload(event, values);
      const application = await sendEvent({ id: subject.application, body }).unwrap();
      onSent({ ...subject, state: now?.state ?? subject.state }, event, application);
      if (event !== asked && application.possible.includes(asked)) setEvent(asked);
      else onClose();
    } catch (thrown) {
      console.error('The decision was not saved', thrown);
      const failure = readFailure(thrown);
      const kind = failure.status === 409 ? 'refused' : 'failed';
      setProblem({ kind, ...problemOf(failure) });
    }
  };
  const choose = (other: ApplicationEventType) => {
    setEvent(other);
    setProblem(null);
  };
  const isPossible = problem?.kind !== 'refused' || known?.possible.includes(event) === true;
  return { event, problem, known, isPossible, send, choose };
}

interface ActionsProps {
  event: ApplicationEventType;
  hasFailed: boolean;
  isPossible: boolean;
  onClose: () => void;
}

function Actions({ event, hasFailed, isPossible, onClose }: ActionsProps) {
  const { isSubmitting } = useFormikContext();
  const move = moveOf(event);
  return (
    <DialogActions>
      <BusyButton
        type="submit"
        variant="contained"
        color={move?.isRefusal ? 'error' : 'primary'}
        busy={isSubmitting}
        disabled={!isPossible}
      >
        {hasFailed ? `Retry: ${move?.label}` : move?.label}
      </BusyButton>
      <Button variant="text" disabled={isSubmitting} onClick={onClose}>
        Decide later
      </Button>
    </DialogActions>
  );
}

/** Asks before a decision: what will happen, who hears of it, and the words that go with it. */
export function DecisionDialog(props: Props) {
  const { subject, draft, onDraft, onClose } = props;
  const id = useId();
  const { event, problem, known, isPossible, send, choose } = useSending(props);
  const move = moveOf(event);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {move?.title} {subject.name}
        </Typography>
        <Typography>
          {move?.consequence} {move?.mail}
        </Typography>
        {problem?.kind === 'refused' && (
          <Refusal words={problem.text} now={known} event={event} onChoose={choose} />
        )}
        {problem?.kind === 'failed' && (
          <FormAlert wait={problem.wait}>{problem.text} What you wrote is kept.</FormAlert>
        )}
        <KeptForm
          labelledBy={id}
          initialValues={draft}
          schema={() => decisionSchema(event)}
          onValues={onDraft}
          onSubmit={send}
        >
          {namesQuestions(event) && <QuestionPicker business={subject.user_id} />}
          {!isAtOnce(event) && <NoteField event={event} />}
          <Actions
            event={event}
            hasFailed={problem?.kind === 'failed'}
            isPossible={isPossible}
            onClose={onClose}
          />
        </KeptForm>
      </DialogFrame>
    </Dialog>
  );
}
