import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../../../../domain/language';
import type { DeskRow } from '../../../../../domain/contract/admin/desk';
import type { BulkResult } from '../../../../../domain/contract/admin/pipeline';
import { eventText } from '../../../../../domain/vetting/applicationEvents';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { countText } from '../../../../ui/format';
import { decisionSchema, NO_DECISION, type DecisionValues } from '../../application/decisionForm';
import { isAtOnce, moveOf } from '../../application/moves';
import { NoteField } from '../../application/NoteField';
import type { MatchingMove } from '../matchingMoves';

interface Props {
  /** Its count is that of the list as it is now. */
  move: MatchingMove;
  rows: readonly DeskRow[];
  /** Resolves to the result, or to what went wrong. */
  onSend: (values: DecisionValues, expected: number) => Promise<BulkResult | Problem>;
  onClose: () => void;
}

function Actions({ label, onClose }: { label: string; onClose: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <DialogActions>
      <BusyButton type="submit" variant="contained" busy={isSubmitting}>
        {label}
      </BusyButton>
      <Button variant="text" disabled={isSubmitting} onClick={onClose}>
        {t('Decide later')}
      </Button>
    </DialogActions>
  );
}

function Refused({ result, rows }: { result: BulkResult; rows: readonly DeskRow[] }) {
  const nameOf = (id: number) =>
    rows.find(({ application }) => application === id)?.name ?? t('Application {id}', { id });
  return (
    <FormAlert>
      {t('Refused:')}
      <ul>
        {result.refused.map(({ application, detail }) => (
          <li key={application}>
            <strong>{nameOf(application)}</strong>: {detail}
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}

/** Asks before a move of all that match, with their number; where it has changed, it asks again. */
export function MatchingDialog({ move: { event, count }, rows, onSend, onClose }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [draft, setDraft] = useState(NO_DECISION);
  const move = moveOf(event);
  const label = `${move?.label ?? ''}: ${countText(count, 'application')}`;
  const send = async (values: DecisionValues) => {
    setProblem(null);
    const sent = await onSend(values, count);
    if (!('done' in sent)) setProblem(sent);
    else if (sent.refused.length === 0) onClose();
    else setResult(sent);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {result ? `${t(eventText(event))}: ${result.done.length}` : label}
        </Typography>
        {result ? (
          <>
            <Refused result={result} rows={rows} />
            <DialogActions>
              <Button variant="contained" onClick={onClose}>
                {t('Close')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <Typography>
              {t('All that match and can take it, also on other pages.')} {move?.consequence}{' '}
              {move?.mail}
            </Typography>
            {problem && (
              <FormAlert wait={problem.wait}>
                {problem.text} {t('What you wrote is kept.')}
              </FormAlert>
            )}
            <DraftForm
              labelledBy={id}
              initialValues={draft}
              schema={() => decisionSchema(event)}
              onValues={setDraft}
              onSubmit={send}
            >
              {!isAtOnce(event) && <NoteField event={event} />}
              <Actions label={label} onClose={onClose} />
            </DraftForm>
          </>
        )}
      </DialogFrame>
    </Dialog>
  );
}
