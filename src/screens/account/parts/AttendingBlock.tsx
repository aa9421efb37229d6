import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { usePaths } from '../../../paths';
import type { ListState } from '../listState';
import { timeText } from '../timeText';
import { Block, BlockFailure, BlockSkeleton, Rows } from './Block';

const SHOWN = 4;

const STATUS_TEXTS: Partial<Record<Event['status'], string>> = {
  cancelled: msg('Cancelled'),
  postponed: msg('Postponed'),
};

const statusText = ({ status }: Event): string | undefined => {
  const text = STATUS_TEXTS[status];
  return text && t(text);
};

function placeOf({ attendance_mode, place_name }: Event): string {
  if (attendance_mode === 'online') return t('Online');
  return place_name ?? t('In person');
}

interface Props {
  events: ListState<Event>;
  now: number;
}

function Content({ events: { items, hasFailed, onRetry }, now }: Props) {
  const paths = usePaths();
  if (hasFailed) {
    return (
      <BlockFailure message={t('The events you attend could not be loaded.')} onRetry={onRetry} />
    );
  }
  if (!items) return <BlockSkeleton label={t('Loading the events you attend')} />;
  const ahead = items.filter(({ end_date }) => Date.parse(end_date) > now).slice(0, SHOWN);
  if (ahead.length === 0) {
    return (
      <Typography>
        {t(
          'Nothing yet. Choose an event, press Attend on its page, and it appears here with its link or place.',
        )}
      </Typography>
    );
  }
  return (
    <Rows>
      {ahead.map((event) => (
        <li key={event.event_id}>
          <Link component={RouterLink} to={paths.event(event.slug)}>
            {event.name}
          </Link>
          <Typography variant="body2">
            {[
              statusText(event),
              event.waiting_position !== null &&
                t('Number {place} on the waiting list', { place: event.waiting_position }),
              timeText(event.start_date, event.timezone),
              placeOf(event),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </li>
      ))}
    </Rows>
  );
}

/** The coming events that the member attends or waits for. */
export function AttendingBlock(props: Props) {
  const paths = usePaths();
  return (
    <Block title={t('Events you attend')}>
      <Content {...props} />
      <Button component={RouterLink} to={paths.events} variant="outlined" size="small">
        {t('Find an event')}
      </Button>
    </Block>
  );
}
