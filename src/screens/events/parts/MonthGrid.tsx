import { styled } from '@mui/material/styles';
import type { ShortEvent } from '../../../../domain/contract/event';
import { utcOf, weeksOf } from '../../../../domain/calendar';
import { MonthEntry } from './MonthEntry';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: theme.spacing(2),
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& caption': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& th': { padding: theme.spacing(1), textAlign: 'start', fontWeight: 600 },
  '& td': {
    height: 104,
    padding: theme.spacing(0.75, 1),
    verticalAlign: 'top',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& td[data-outside]': { backgroundColor: 'transparent' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .day': { display: 'inline-block', minWidth: 24, textAlign: 'center', lineHeight: '24px' },
  '& [aria-current] > .day': {
    borderRadius: 12,
    fontWeight: 700,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

interface Props {
  caption: string;
  month: string;
  today: string;
  days: Map<string, ShortEvent[]>;
  locale: string;
}

/** A month as the wall calendar shows it, Monday first. */
export function MonthGrid({ caption, month, today, days, locale }: Props) {
  const weeks = weeksOf(month);
  const name = (style: 'long' | 'short', index: number) =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      // 1 January 2024 was a Monday.
      utcOf(`2024-01-0${index + 1}`),
    );
  return (
    <Table>
      <caption suppressHydrationWarning>{caption}</caption>
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((index) => (
            <th key={index} scope="col" abbr={name('long', index)} suppressHydrationWarning>
              {name('short', index)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day ? (
                <td key={index} aria-current={day === today ? 'date' : undefined}>
                  <span className="day">{Number(day.slice(8))}</span>
                  {days.has(day) && (
                    <ul>
                      {days.get(day)?.map((event) => (
                        <MonthEntry key={event.event_id} event={event} day={day} locale={locale} />
                      ))}
                    </ul>
                  )}
                </td>
              ) : (
                <td key={index} data-outside />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
