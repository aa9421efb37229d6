import { t } from '../../../domain/language';
import type { Event } from '../../../domain/contract/event';
import { Notice } from '../../ui/Notice';
import { rich } from '../../ui/rich';
import { dateTimeText, knownZone } from './eventTime';
import { useReader } from './useReader';

interface Props {
  event: Event;
  isOver: boolean;
}

/** Says first that the event does not take place, or not as planned. */
export function StatusNotice({ event, isOver }: Props) {
  const reader = useReader();
  const { status, previous_start_date, timezone } = event;
  if (status === 'cancelled') {
    return <Notice tone="error">{t('Cancelled. This event does not take place.')}</Notice>;
  }
  if (status === 'postponed') {
    return (
      <Notice tone="info">
        {previous_start_date
          ? rich(
              'Postponed. The date below is the new one. Previous date: <old>{date}</old>',
              { old: (date) => <s suppressHydrationWarning>{date}</s> },
              {
                date: dateTimeText(previous_start_date, { ...reader, zone: knownZone(timezone) }),
              },
            )
          : t('Postponed. The new date is not known yet, and the one below is no longer valid.')}
      </Notice>
    );
  }
  return isOver ? <Notice tone="info">{t('This event is over.')}</Notice> : null;
}
