import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { ShortEvent } from '../../../../domain/contract/event';
import { utcOf } from '../../../../domain/calendar';
import { MonthEntry } from './MonthEntry';

const Days = styled('ol')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: 'none',
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: 0,
  },
  '& ul a': { paddingBlock: 11 },
  '& ul > li > span': { gridColumn: 2, marginBottom: theme.spacing(1) },
}));

interface Props {
  days: Map<string, ShortEvent[]>;
  today: string;
  locale: string;
}

/** The same month on a narrow screen: its days with events, one under the other. */
export function MonthAgenda({ days, today, locale }: Props) {
  const name = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Days>
      {[...days.keys()].sort().map((day) => (
        <li key={day}>
          <Typography variant="h5" component="h3" suppressHydrationWarning>
            {name.format(utcOf(day))}
            {day === today && ` ${t('(today)')}`}
          </Typography>
          <ul>
            {days.get(day)?.map((event) => (
              <MonthEntry key={event.event_id} event={event} day={day} locale={locale} />
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
}
