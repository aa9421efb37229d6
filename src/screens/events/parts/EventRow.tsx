import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import type { ShortEvent } from '../../../../domain/contract/event';
import { usePaths } from '../../../paths';
import { EntryRow } from '../../../ui/EntryRow';
import { RowCover } from '../../../ui/RowCover';
import { Because } from '../../../entities/post/ForYou';
import { priceText, shortPlaceText } from '../../../entities/event/eventTexts';
import {
  hasOtherTime,
  knownZone,
  shortSpanText,
  zoneText,
  type Reader,
} from '../../../entities/event/eventTime';
import { CalendarLeaf } from './CalendarLeaf';
import { hasSigns, Signs } from '../../../entities/event/Signs';

interface Props {
  event: ShortEvent;
  reader: Reader;
}

/** The time as the event's own clock shows it; its zone is named to readers of another. */
export function EventRow({ event, reader }: Props) {
  const paths = usePaths();
  const { search } = useLocation();
  const { name, slug, summary, image, start_date, timezone, price, status } = event;
  const local = { ...reader, zone: knownZone(timezone) };
  const zone = hasOtherTime(event, reader.zone) ? `, ${zoneText(start_date, local)}` : '';
  return (
    <EntryRow hasCover={Boolean(image)}>
      <RowCover picture={image} />
      <CalendarLeaf iso={start_date} timezone={timezone} reader={reader} />
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
        <Typography variant="body2" sx={{ mt: 0.25 }} suppressHydrationWarning>
          {shortSpanText(event, local)}
          {zone}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shortPlaceText(event)} · {priceText(price)}
        </Typography>
        <Typography sx={{ mt: 0.75 }}>{summary}</Typography>
        <Because answer={event.because} />
      </div>
    </EntryRow>
  );
}

export function EventRowSkeleton() {
  return (
    <EntryRow aria-hidden>
      <Skeleton variant="rounded" sx={{ width: 64, height: 72 }} />
      <div>
        <Skeleton sx={{ width: '55%', height: 28 }} />
        <Skeleton sx={{ width: '45%', height: 22 }} />
        <Skeleton sx={{ width: '40%', height: 22 }} />
        <Skeleton sx={{ height: 26, mt: 0.75 }} />
        <Skeleton sx={{ width: '70%', height: 26 }} />
      </div>
    </EntryRow>
  );
}
