import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import { adminMoves, moveOf } from '../../application/moves';
import { keyOfEvent } from '../deskKeys';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& kbd': {
    marginInlineStart: theme.spacing(0.75),
    padding: '0 5px',
    border: '1px solid currentColor',
    borderRadius: 4,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    '@media (pointer: coarse)': { display: 'none' },
  },
}));

interface Props {
  possible: readonly ApplicationEventType[];
  hasKeys: boolean;
  onMove: (event: ApplicationEventType) => void;
}

/** What can be done with the application, each with its key. */
export function DeskMoves({ possible, hasKeys, onMove }: Props) {
  const moves = adminMoves(possible);
  if (moves.length === 0) return null;
  return (
    <Group role="group" aria-label={t('What you can do')}>
      {moves.map((event) => {
        const move = moveOf(event);
        const key = hasKeys ? keyOfEvent(event) : undefined;
        return (
          <Button
            key={event}
            variant={event === 'application.approved' ? 'contained' : 'outlined'}
            color={move?.isRefusal ? 'error' : 'primary'}
            size="small"
            aria-keyshortcuts={key}
            onClick={() => onMove(event)}
          >
            {move?.label}
            {key && <kbd aria-hidden>{key}</kbd>}
          </Button>
        );
      })}
    </Group>
  );
}
