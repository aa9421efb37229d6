import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { EventPostedBy } from '../../../../domain/contract/event';
import { isFull } from '../../../../domain/eventPlaces';
import { usePaths } from '../../../paths';
import { EventArticle } from '../../../entities/event/EventArticle';
import { safeHref } from '../../../ui/safeHref';
import { NO_FILTERS, writeFilters } from '../filters';
import { AddToCalendar } from './AddToCalendar';
import { Attendance, type AttendanceProps } from './Attendance';
import { LockedNote } from './LockedNote';
import { OtherDates } from './OtherDates';
import { ShareEvent } from './ShareEvent';

interface Props {
  event: EventPostedBy;
  isOver: boolean;
  hasBegun: boolean;
  attendance: AttendanceProps;
  onSignIn: () => void;
}

export function EventBody(props: Props) {
  const { event, isOver, hasBegun, attendance, onSignIn } = props;
  const paths = usePaths();
  const { name, slug, locked, status, attending, booking_url, organizer, other_dates } = event;
  const isAhead = !isOver && !locked && status !== 'cancelled';
  const hasPlace = attending || !isFull(event);
  const booking = isAhead && hasPlace && booking_url ? safeHref(booking_url) : null;
  return (
    <EventArticle
      event={event}
      isOver={isOver}
      instead={locked ? <LockedNote onSignIn={onSignIn} /> : null}
      more={other_dates && <OtherDates dates={other_dates} timezone={event.timezone} />}
      actions={
        <>
          {isAhead && (
            <Attendance event={event} hasBegun={hasBegun} {...attendance} onSignIn={onSignIn} />
          )}
          {booking && (
            <Button variant="outlined" href={booking} rel="nofollow noopener noreferrer">
              {t('Book a place')}
            </Button>
          )}
          {isAhead && <AddToCalendar slug={slug} />}
          <Button
            component={RouterLink}
            to={paths.events + writeFilters({ ...NO_FILTERS, organizer })}
            variant="outlined"
          >
            {t('More events of {organizer}', { organizer })}
          </Button>
          <ShareEvent title={name} path={paths.event(slug)} />
        </>
      }
    />
  );
}
