import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AnswerState } from '../../../actors/vetting';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  minHeight: 28,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&[data-tone="bad"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '&[data-tone="wait"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

interface Props {
  state: AnswerState;
  /** What is shown cannot be kept as it is. */
  isUnkept: boolean;
  /** This device keeps what is not sent. */
  isKept: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

const NOT_KEPT = 'This device cannot store it: stay on this page.';

const time = (date: Date) =>
  date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

function describeState({ state: { status, message, savedAt }, isUnkept, isKept }: Props) {
  if (isUnkept) return { tone: 'wait', text: 'Not saved yet' };
  switch (status) {
    case 'saving':
      return { tone: 'plain', text: 'Saving…' };
    case 'saved':
      return { tone: 'plain', text: savedAt ? `Saved ${time(savedAt)}` : 'Saved' };
    case 'queued':
      return {
        tone: 'wait',
        text: `Waiting for connection. ${isKept ? 'Kept on this device.' : NOT_KEPT}`,
      };
    case 'failed':
      return { tone: 'bad', text: message ? `Not saved: ${message}` : 'Not saved' };
    case 'conflict':
      return { tone: 'bad', text: 'Not saved: this answer was changed elsewhere.' };
    case 'idle':
      return { tone: 'plain', text: '' };
  }
}

/** Says of every answer whether it has arrived. */
export function SaveState(props: Props) {
  const { state, isUnkept, onRetry, onDiscard } = props;
  const { tone, text } = describeState(props);
  return (
    <Line data-tone={tone}>
      <span role="status">{text}</span>
      {state.status === 'failed' && !isUnkept && (
        <>
          <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
            Retry
          </Button>
          <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
            Discard change
          </Button>
        </>
      )}
    </Line>
  );
}
