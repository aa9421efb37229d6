import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { BusyButton } from '../../../ui/BusyButton';
import { waitingText } from '../../../entities/event/eventTexts';

interface Props {
  event: Event;
  isMember: boolean;
  isBusy: boolean;
  onJoin: () => void;
  onLeave: () => void;
  onSignIn: () => void;
}

/** For a full event that has not begun: joining and leaving the waiting list, and one's position. */
export function WaitingList({ event, isMember, isBusy, onJoin, onLeave, onSignIn }: Props) {
  const { waiting_count: count, waiting_position: position } = event;
  const isWaiting = position !== null;
  return (
    <>
      <div role="status">
        {isWaiting && (
          <Typography sx={{ fontWeight: 700 }}>
            {t('You are number {position} on the waiting list.', { position })}
          </Typography>
        )}
        {!isWaiting && count > 0 && <Typography>{waitingText(count)}.</Typography>}
      </div>
      <Typography variant="body2">
        {t(
          'When a place becomes free, the person who has waited longest gets it. We will email you when it is your turn.',
        )}
      </Typography>
      {isWaiting && (
        <BusyButton variant="outlined" busy={isBusy} onClick={onLeave}>
          {t('Leave the waiting list')}
        </BusyButton>
      )}
      {!isWaiting && isMember && (
        <BusyButton variant="contained" busy={isBusy} onClick={onJoin}>
          {t('Join the waiting list')}
        </BusyButton>
      )}
      {!isWaiting && !isMember && (
        <Button variant="contained" onClick={onSignIn}>
          {t('Join the waiting list')}
        </Button>
      )}
    </>
  );
}
