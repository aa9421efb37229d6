import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef } from 'react';
import { t } from '../../../../domain/language';
import { ErrorState } from '../../../ui/ErrorState';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import { COMMUNITY_ZONE, eventsByDay, utcOf } from '../../../../domain/calendar';
import { countText } from '../../../ui/format';
import { useIsHydrating } from '../../../ui/useClientValue';
import { zoneText, type Reader } from '../../../entities/event/eventTime';
import { isFiltered, type EventFilters } from '../filters';
import { useClearFilters } from '../useClearFilters';
import type { EventSearch } from '../useEventSearch';
import { EventNote } from './EventNote';
import { MonthAgenda } from './MonthAgenda';
import { MonthGrid } from './MonthGrid';
import { MonthHead } from './MonthHead';
import { NoEvents } from './NoEvents';

export interface MonthViewProps {
  filters: EventFilters;
  search: EventSearch;
  reader: Reader;
  /** `YYYY-MM` that the month view shows. */
  month: string;
  /** `YYYY-MM-DD` in the community's zone. */
  today: string;
}

/**
 * One month: a table where there is room for it, else its days in a list. The server, which does not know
 * how much room there is, sends both.
 */
export function MonthView({ filters, search, reader, month, today }: MonthViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = useClearFilters(filters, heading);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const isHydrating = useIsHydrating();
  const { found, isLoading, hasFailed, retry } = search;
  const { locale } = reader;
  const results = found?.results;
  const days = useMemo(() => eventsByDay(results ?? [], month), [results, month]);
  const name = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(utcOf(month));
  const shown = found?.results.length ?? 0;
  const isShown = found !== null && !isLoading;
  const zone = zoneText(`${month}-01`, { locale, zone: COMMUNITY_ZONE });
  return (
    <section aria-label={t('Events')} aria-busy={isLoading}>
      <MonthHead filters={filters} month={month} thisMonth={today.slice(0, 7)} />
      <ResultsHead
        heading={heading}
        count={isShown ? `${name}: ${countText(found.count, 'event')}` : name}
        onClear={isFiltered(filters) && found?.count ? clear : null}
      />
      {isShown && <EventNote filters={filters} found={found} />}
      {hasFailed && <ErrorState message={t('Failed to fetch events')} onRetry={retry} />}
      {isLoading && (
        <>
          <SlowNotice onRetry={retry} />
          <Skeleton variant="rounded" sx={{ height: { xs: 240, md: 560 }, mt: 2 }} />
        </>
      )}
      {isShown && !hasFailed && (
        <>
          {found.count > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }} suppressHydrationWarning>
              {t('Times are {zone}.', { zone })}
              {shown < found.count &&
                ` ${t('The first {shown} are shown; choose a theme to see fewer.', { shown })}`}
            </Typography>
          )}
          {(isWide || isHydrating) && (
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <MonthGrid caption={name} month={month} today={today} days={days} locale={locale} />
            </Box>
          )}
          {(!isWide || isHydrating) && (
            <Box sx={{ display: { md: 'none' } }}>
              <MonthAgenda days={days} today={today} locale={locale} />
            </Box>
          )}
          {found.count === 0 && <NoEvents filters={filters} onClear={clear} />}
        </>
      )}
    </section>
  );
}
