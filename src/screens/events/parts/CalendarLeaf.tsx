import { styled } from '@mui/material/styles';
import { knownZone, type Reader } from '../../../entities/event/eventTime';

const LeafShape = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  alignSelf: 'start',
  width: 64,
  height: 72,
  borderRadius: 12,
  borderTop: `6px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.2,
  '& b': { ...theme.typography.h3, lineHeight: 1.1 },
}));

interface Props {
  iso: string;
  timezone: string;
  reader: Reader;
}

/** A leaf of a calendar, as decoration. The date is written in words beside it. */
export function CalendarLeaf({ iso, timezone, reader }: Props) {
  const read = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader.locale, { ...style, timeZone: knownZone(timezone) }).format(
      Date.parse(iso),
    );
  return (
    <LeafShape aria-hidden suppressHydrationWarning>
      <b suppressHydrationWarning>{read({ day: 'numeric' })}</b>
      {read({ month: 'short' })}
    </LeafShape>
  );
}
