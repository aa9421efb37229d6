import { Link } from 'react-router';
import { msg, t } from '../../../../domain/language';
import type { EventDate } from '../../../../domain/contract/event';
import { dateText, knownZone } from '../../../entities/event/eventTime';
import { useReader } from '../../../entities/event/useReader';
import { usePaths } from '../../../paths';
import { PillList } from '../../../ui/PillList';
import { TextSection } from '../../../ui/TextSection';

interface Props {
  dates: readonly EventDate[];
  timezone: string;
}

const SIGNS: Partial<Record<EventDate['status'], string>> = {
  cancelled: msg('(cancelled)'),
  postponed: msg('(postponed)'),
};

/** The coming dates of an event that repeats; each has a page of its own. */
export function OtherDates({ dates, timezone }: Props) {
  const reader = useReader();
  const paths = usePaths();
  const local = { ...reader, zone: knownZone(timezone) };
  return (
    <TextSection title={t('Other dates')}>
      <PillList>
        {dates.map(({ event_id, slug, status, start_date }) => {
          const sign = SIGNS[status];
          return (
            <li key={event_id}>
              <Link to={paths.event(slug)} suppressHydrationWarning>
                {dateText(start_date, local)}
                {sign && ` ${t(sign)}`}
              </Link>
            </li>
          );
        })}
      </PillList>
    </TextSection>
  );
}
