import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import type { Event } from '../../../../domain/contract/event';
import { usePaths } from '../../../paths';
import { priceText, shortPlaceText } from '../../../ui/event/describe';
import {
  hasOtherTime,
  knownZone,
  shortSpanText,
  zoneText,
  type Reader,
} from '../../../ui/event/eventTime';
import { DayMark } from './DayMark';
import { hasSigns, Signs } from '../../../ui/event/Signs';

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(2.5),
  // The whole row is the link's target, while its name alone is read.
  '& h3 a::after': { content: '""', position: 'absolute', inset: theme.spacing(0.5, -1) },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 8,
  },
}));

interface Props {
  event: Event;
  reader: Reader;
}

/** The time as the event's own clock shows it; its zone is named to readers of another. */
export function EventRow({ event, reader }: Props) {
  const paths = usePaths();
  const { search } = useLocation();
  const { name, slug, summary, start_date, timezone, price, status } = event;
  const local = { ...reader, zone: knownZone(timezone) };
  const zone = hasOtherTime(event, reader.zone) ? `, ${zoneText(start_date, local)}` : '';
  return (
    <Item>
      <DayMark iso={start_date} timezone={timezone} reader={reader} />
      <div>
        <Typography variant="h4" component="h3">
          <Link
            component={RouterLink}
            to={paths.event(slug)}
            state={{ eventsSearch: search }}
            color="inherit"
            underline="hover"
            sx={status === 'cancelled' ? { textDecorationLine: 'line-through' } : {}}
          >
            {name}
          </Link>
        </Typography>
        {hasSigns(event) && <Signs event={event} />}
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {shortSpanText(event, local)}
          {zone}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shortPlaceText(event)} · {priceText(price)}
        </Typography>
        <Typography sx={{ mt: 0.75 }}>{summary}</Typography>
      </div>
    </Item>
  );
}

export function EventRowSkeleton() {
  return (
    <Item aria-hidden>
      <Skeleton variant="rounded" width={64} height={72} />
      <div>
        <Skeleton width="55%" height={28} />
        <Skeleton width="45%" height={22} />
        <Skeleton width="40%" height={22} />
        <Skeleton height={26} sx={{ mt: 0.75 }} />
        <Skeleton width="70%" height={26} />
      </div>
    </Item>
  );
}
