import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AbuseReport, CloseReportPayload } from '../../../../../domain/contract/admin/moderation';
import { useCloseAbuseReportMutation } from '../../../../api/admin/moderationApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert } from '../../../../ui/fields/FormAlert';
import { dateText } from '../../../../ui/words';

type Outcome = CloseReportPayload['outcome'];

const OUTCOMES: { outcome: Outcome; label: string; done: string }[] = [
  { outcome: 'acted', label: 'Close: something was done', done: 'something was done' },
  { outcome: 'dismissed', label: 'Close: nothing to do', done: 'nothing to do' },
];

const NOTE_LENGTH = 1000;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .MuiButton-root': { minHeight: 44 },
}));

function Closing({ report }: { report: AbuseReport }) {
  const [close, { isLoading }] = useCloseAbuseReportMutation();
  const [pressed, setPressed] = useState<Outcome | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (outcome: Outcome) => {
    setPressed(outcome);
    setProblem(null);
    try {
      await close({ id: report.id, body: { outcome, note: note.trim() } }).unwrap();
    } catch (thrown) {
      setProblem(reasonOf(readFailure(thrown)));
    }
  };
  return (
    <>
      <TextField
        label="Note for the record"
        multiline
        minRows={2}
        value={note}
        slotProps={{ htmlInput: { maxLength: NOTE_LENGTH } }}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem && <FormAlert>Not closed. {problem} What you wrote is still here.</FormAlert>}
      <div className="buttons">
        {OUTCOMES.map(({ outcome, label }) => (
          <BusyButton
            key={outcome}
            variant="outlined"
            busy={isLoading && pressed === outcome}
            disabled={isLoading}
            onClick={() => void send(outcome)}
          >
            {label}
          </BusyButton>
        ))}
      </div>
    </>
  );
}

function Closed({ report: { closed_at, outcome, note } }: { report: AbuseReport }) {
  const done = OUTCOMES.find((known) => known.outcome === outcome)?.done;
  return (
    <Typography variant="body2">
      Closed{closed_at && ` on ${dateText(closed_at)}`}
      {done && `: ${done}`}. {note}
    </Typography>
  );
}

/** What visitors told of the listing; those that wait can be closed. */
export const Flags = ({ reports }: { reports: readonly AbuseReport[] }) => (
  <section>
    <Typography variant="h3" component="h2">
      Flags from visitors
    </Typography>
    {reports.length === 0 && <Typography sx={{ mt: 1 }}>There are none.</Typography>}
    <List>
      {reports.map((report) => (
        <li key={report.id}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {report.reason}
          </Typography>
          <Typography variant="body2">
            {dateText(report.created_at)}
            {report.email && `, answer to ${report.email}`}
          </Typography>
          {report.details && <blockquote>{report.details}</blockquote>}
          {report.closed_at === null ? <Closing report={report} /> : <Closed report={report} />}
        </li>
      ))}
    </List>
  </section>
);
