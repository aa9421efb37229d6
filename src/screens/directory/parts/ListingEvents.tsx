import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { ListingEvent } from '../../../../domain/contract/listing';
import { dateText, knownZone } from '../../../entities/event/eventTime';
import { useReader } from '../../../entities/event/useReader';
import { usePaths } from '../../../paths';
import { TextSection } from '../../../ui/TextSection';

/** The next events that the business has posted. */
export function ListingEvents({ events }: { events: readonly ListingEvent[] }) {
  const paths = usePaths();
  const reader = useReader();
  if (events.length === 0) return null;
  return (
    <TextSection title={t('Coming events')}>
      {events.map(({ slug, name, start_date, timezone }) => (
        <Typography key={slug}>
          <Link component={RouterLink} to={paths.event(slug)} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          <span suppressHydrationWarning>
            , {dateText(start_date, { ...reader, zone: knownZone(timezone) })}
          </span>
        </Typography>
      ))}
    </TextSection>
  );
}
