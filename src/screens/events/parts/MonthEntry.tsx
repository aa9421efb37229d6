import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import type { ShortEvent } from '../../../../domain/contract/event';
import { usePaths } from '../../../paths';
import { COMMUNITY_ZONE, dayOf } from '../../../../domain/calendar';
import { timeText, type Reader } from '../../../entities/event/eventTime';
import { hasSigns, Signs } from '../../../entities/event/Signs';

const Entry = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  paddingBlock: theme.spacing(0.75),
  lineHeight: 1.35,
  '& a': {
    display: 'block',
    fontWeight: 600,
    minHeight: 24,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& time': { display: 'block', color: theme.vars.palette.text.secondary },
}));

interface Props {
  event: ShortEvent;
  day: string;
  locale: string;
}

/** An event on one of its days, in the community's time. */
export function MonthEntry({ event, day, locale }: Props) {
  const paths = usePaths();
  const { search } = useLocation();
  const reader: Reader = { locale, zone: COMMUNITY_ZONE };
  const isFirstDay = dayOf(Date.parse(event.start_date)) === day;
  return (
    <Entry>
      {isFirstDay ? (
        <time dateTime={event.start_date} suppressHydrationWarning>
          {timeText(event.start_date, reader)}
        </time>
      ) : (
        <time dateTime={day}>{t('Continues')}</time>
      )}
      <Link to={paths.event(event.slug)} state={{ eventsSearch: search }}>
        {event.name}
      </Link>
      {hasSigns(event) && <Signs event={event} />}
    </Entry>
  );
}
