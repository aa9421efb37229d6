import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { repeatText } from '../../../../domain/repeatRule';
import { usePaths } from '../../../paths';
import { shortPlaceText, waitingText } from '../../../entities/event/eventTexts';
import { knownZone, shortSpanText, zoneText, type Reader } from '../../../entities/event/eventTime';
import type { EventAction } from './EventActionDialog';
import { OwnPost } from './OwnPost';

function whenText(event: Event, reader: Reader): string {
  if (!event.start_date || !event.end_date) return t('No dates yet');
  const local = { ...reader, zone: knownZone(event.timezone) };
  return `${shortSpanText(event, local)}, ${zoneText(event.start_date, local)}`;
}

function attendeesText(event: Event, isOver: boolean) {
  const { attendee_count, maximum_attendee_capacity } = event;
  if (isOver) return plural(attendee_count, '# person attended', '# people attended');
  if (maximum_attendee_capacity === null) {
    return plural(attendee_count, '# attendee', '# attendees');
  }
  return t('{taken} of {all} places taken', {
    taken: attendee_count,
    all: maximum_attendee_capacity,
  });
}

interface Props {
  event: Event;
  reader: Reader;
  isOver: boolean;
  onAction: (action: EventAction) => void;
}

/** An own event with the actions that its state allows. */
export function OwnEvent({ event, reader, isOver, onAction }: Props) {
  const paths = usePaths();
  const { event_id, name, slug, status, moderation_feedback } = event;
  const isPublic = ['published', 'cancelled', 'postponed'].includes(status);
  const facts = [
    whenText(event, reader),
    event.repeat_rule && repeatText(event.repeat_rule),
    shortPlaceText(event),
    isPublic && attendeesText(event, isOver),
    isPublic && !isOver && event.waiting_count > 0 && waitingText(event.waiting_count),
  ];
  const button = (action: EventAction, label: string, color: 'primary' | 'error' = 'primary') => (
    <Button color={color} onClick={() => onAction(action)} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
  return (
    <OwnPost
      title={name}
      to={isPublic ? paths.event(slug) : null}
      status={status}
      reason={isPublic ? null : moderation_feedback}
      facts={facts.filter(Boolean).join(' · ')}
    >
      {status !== 'cancelled' && (
        <Button
          component={RouterLink}
          to={`${paths.postEvent}?id=${event_id}`}
          aria-label={t('Edit: {name}', { name })}
        >
          {t('Edit')}
        </Button>
      )}
      <Button
        component={RouterLink}
        to={`${paths.postEvent}?copy=${event_id}`}
        aria-label={t('Duplicate: {name}', { name })}
      >
        {t('Duplicate')}
      </Button>
      {button('preview', t('Preview'))}
      {isPublic && button('attendees', t('Attendees'))}
      {isPublic && status !== 'cancelled' && !isOver && button('postpone', t('Postpone'))}
      {isPublic && status !== 'published' && !isOver && button('reinstate', t('Reinstate'))}
      {isPublic && status !== 'cancelled' && !isOver && button('cancel', t('Cancel'), 'error')}
      {button('delete', t('Delete'), 'error')}
    </OwnPost>
  );
}
