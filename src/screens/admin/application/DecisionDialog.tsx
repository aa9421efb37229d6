import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../../domain/language';
import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';
import type { Application } from '../../../../domain/contract/vetting';
import {
  type ApplicationEventType,
  namesQuestions,
  needsNote,
} from '../../../../domain/vetting/applicationEvents';
import { useGetApplicationReviewQuery } from '../../../api/admin/applicationReviewApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useGetApplicationQuery, useSendApplicationEventMutation } from '../../../api/vettingApi';
import { DialogActions, DialogFrame } from '../../../ui/ConfirmDialog';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { decisionSchema, toPayload, withVerdicts, type DecisionValues } from './decisionForm';
import { isAtOnce, moveOf } from './moves';
import { NoteField } from './NoteField';
import { QuestionPicker } from './QuestionPicker';
import { ConflictAlert } from './ConflictAlert';
import { UnreadNote } from './UnreadNote';
import type { ApplicationSubject } from './applicationSubject';

interface Props {
  subject: ApplicationSubject;
  /** The event to send; after a conflict another one can be chosen. */
  event: ApplicationEventType;
  /** The questions whose answers were opened, where the page knows; an approval records them. */
  read?: readonly number[] | undefined;
  /** Its card in a list, where no answer was opened. */
  card?: PipelineCard | null;
  /** What was typed before the dialog was closed last. */
  draft: DecisionValues;
  /** Must not change between renders. */
  onDraft: (values: DecisionValues) => void;
  onSent: (
    subject: ApplicationSubject,
    event: ApplicationEventType,
    application: Application,
  ) => void;
  onClose: () => void;
}

interface SendProblem extends Problem {
  kind: 'refused' | 'failed';
}

/** Sends a decision; after a conflict it reads the new state of the application. */
function useSendDecision({ subject, event: wanted, read, onSent, onClose }: Props) {
  const [event, setEvent] = useState(wanted);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [sendEvent] = useSendApplicationEventMutation();
  const { currentData: now, isFetching } = useGetApplicationQuery(subject.application);
  const known = now && !isFetching ? now : null;

  const send = async (values: DecisionValues) => {
    setProblem(null);
    try {
      const body = toPayload(event, values, read);
      const application = await sendEvent({ id: subject.application, body }).unwrap();
      onSent({ ...subject, state: now?.state ?? subject.state }, event, application);
      if (event !== wanted && application.possible.includes(wanted)) setEvent(wanted);
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
  const submit = useRef<HTMLButtonElement>(null);
  const isReady = !needsNote(event);
  // Where nothing has to be written, Enter is all that is left to do.
  useEffect(() => {
    if (isReady) submit.current?.focus();
  }, [isReady]);
  return (
    <DialogActions>
      <BusyButton
        ref={submit}
        type="submit"
        variant="contained"
        color={move?.isRefusal ? 'error' : 'primary'}
        busy={isSubmitting}
        disabled={!isPossible}
      >
        {hasFailed ? t('Retry: {label}', { label: move?.label ?? '' }) : move?.label}
      </BusyButton>
      <Button variant="text" disabled={isSubmitting} onClick={onClose}>
        {t('Decide later')}
      </Button>
    </DialogActions>
  );
}

/** What the form starts from: the draft and, where questions are named, the verdicts. Null while these load. */
function usePrefill({ subject, event, draft }: Props) {
  const [start] = useState(draft);
  const takesVerdicts = namesQuestions(event);
  const { currentData, isFetching, isError } = useGetApplicationReviewQuery(subject.application, {
    skip: !takesVerdicts,
    refetchOnMountOrArgChange: true,
  });
  const [values, setValues] = useState<DecisionValues | null>(takesVerdicts ? null : start);
  if (!values && !isFetching && (currentData || isError)) {
    setValues(withVerdicts(start, currentData?.verdicts ?? []));
  }
  const judged = (currentData?.verdicts ?? []).map(({ question }) => question);
  return { values, judged };
}

/** Confirms a decision: it says what will happen and who gets an email, and takes a note. */
export function DecisionDialog(props: Props) {
  const { subject, card, onDraft, onClose } = props;
  const id = useId();
  const { values, judged } = usePrefill(props);
  const { event, problem, known, isPossible, send, choose } = useSendDecision(props);
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
        {card && <UnreadNote event={event} cards={[card]} />}
        {problem?.kind === 'refused' && (
          <ConflictAlert message={problem.text} now={known} event={event} onChoose={choose} />
        )}
        {problem?.kind === 'failed' && (
          <FormAlert wait={problem.wait}>
            {problem.text} {t('What you wrote is kept.')}
          </FormAlert>
        )}
        {values ? (
          <DraftForm
            labelledBy={id}
            initialValues={values}
            schema={() => decisionSchema(event)}
            onValues={onDraft}
            onSubmit={send}
          >
            {namesQuestions(event) && <QuestionPicker business={subject.user_id} judged={judged} />}
            {!isAtOnce(event) && <NoteField event={event} />}
            <Actions
              event={event}
              hasFailed={problem?.kind === 'failed'}
              isPossible={isPossible}
              onClose={onClose}
            />
          </DraftForm>
        ) : (
          <div role="status" aria-label={t('Loading the verdicts')}>
            <SkeletonBlock sx={{ height: 200 }} />
          </div>
        )}
      </DialogFrame>
    </Dialog>
  );
}
