import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { localeFor, msg, t } from '../../../../domain/language';
import type { AnswerState } from '../../../actors/vetting';
import { SAVE_WORDS } from '../saveWords';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  '&:has(> span:only-child:empty)': { display: 'none' },
  // On a phone the bar above the questions says it; what needs attention shows here too.
  [theme.breakpoints.down('sm')]: {
    '&[data-tone="plain"]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
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

const NOT_KEPT = msg('This device cannot store it: stay on this page.');

const time = (date: Date) =>
  date.toLocaleTimeString(localeFor(undefined), { hour: '2-digit', minute: '2-digit' });

function describeState({ state: { status, message, savedAt }, isUnkept, isKept }: Props) {
  if (isUnkept) return { tone: 'wait', text: t(SAVE_WORDS.unkept) };
  switch (status) {
    case 'saving':
      return { tone: 'plain', text: t(SAVE_WORDS.saving) };
    case 'saved':
      return {
        tone: 'plain',
        text: savedAt ? t('Saved {time}', { time: time(savedAt) }) : t(SAVE_WORDS.saved),
      };
    case 'queued':
      return {
        tone: 'wait',
        text: `${t(SAVE_WORDS.waiting)}. ${isKept ? t('Kept on this device.') : t(NOT_KEPT)}`,
      };
    case 'failed':
      return {
        tone: 'bad',
        text: message ? `${t(SAVE_WORDS.failed)}: ${message}` : t(SAVE_WORDS.failed),
      };
    case 'conflict':
      return { tone: 'bad', text: t('Not saved: this answer was changed elsewhere.') };
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
            {t('Retry')}
          </Button>
          <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
            {t('Discard change')}
          </Button>
        </>
      )}
    </Line>
  );
}
