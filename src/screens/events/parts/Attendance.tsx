import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { plural, t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { placesLeft } from '../../../../domain/eventPlaces';
import { BusyButton } from '../../../ui/BusyButton';
import { CheckIcon } from '../../../ui/actionIcons';
import { Notice } from '../../../ui/Notice';
import { ExternalLink } from '../../../ui/ExternalLink';
import { safeHref } from '../../../ui/safeHref';
import { WaitingList } from './WaitingList';

const Attending = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: 0,
  fontWeight: 700,
  color: theme.vars.palette.success.main,
}));

const Line = styled('p')({ margin: 0, fontWeight: 600 });

export interface AttendanceProps {
  isMember: boolean;
  /** A change is being sent, or the event is being fetched after it. */
  isBusy: boolean;
  /** Why the last change was refused, in words for the reader. */
  problem: string | null;
  onAttend: () => void;
  onCancel: () => void;
  onJoin: () => void;
  onLeave: () => void;
}

interface Props extends AttendanceProps {
  event: Event;
  /** From then on nobody waits for a place. */
  hasBegun: boolean;
  onSignIn: () => void;
}

function seatsText(left: number): string {
  return left === 0 ? t('All places are taken.') : plural(left, '# place left', '# places left');
}

function JoinLink({ url }: { url: string }) {
  const href = safeHref(url);
  return (
    <Line>
      {t('Join here:')} {href ? <ExternalLink href={href}>{url}</ExternalLink> : url}
    </Line>
  );
}

/** Shows the free places, with the buttons to take one and to give it back. */
export function Attendance(props: Props) {
  const { event, hasBegun, isMember, isBusy, problem, onAttend, onCancel, onSignIn } = props;
  const { attending, online_url } = event;
  const left = placesLeft(event);
  const isPublic = event.status === 'published' || event.status === 'postponed';
  const isFull = left === 0;
  if (!isPublic) return null;
  return (
    <>
      <div role="status">
        {attending && (
          <Attending>
            <CheckIcon /> {t('You are attending. See you there!')}
          </Attending>
        )}
        {left !== null && <Line>{seatsText(left)}</Line>}
      </div>
      {online_url && <JoinLink url={online_url} />}
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {attending && (
        <BusyButton variant="outlined" busy={isBusy} onClick={onCancel}>
          {t('Cancel my place')}
        </BusyButton>
      )}
      {!attending && isFull && !hasBegun && <WaitingList {...props} />}
      {!attending && !isFull && isMember && (
        <BusyButton variant="contained" busy={isBusy} onClick={onAttend}>
          {t('Attend')}
        </BusyButton>
      )}
      {!attending && !isFull && !isMember && (
        <Button variant="contained" onClick={onSignIn}>
          {t('Attend')}
        </Button>
      )}
    </>
  );
}
