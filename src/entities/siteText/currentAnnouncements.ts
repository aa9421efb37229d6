import { dayOf } from '../../../domain/calendar';
import type { RowOf } from '../../../domain/siteLists';
import { useNow } from '../../ui/useNow';
import { useSiteRows } from './useSiteRows';

/** The announcements of a day, `YYYY-MM-DD`, in the order of the editors. */
export const announcementsOn = (
  day: string,
  rows: readonly RowOf<'announcements'>[],
): RowOf<'announcements'>[] =>
  rows.filter(({ from, until }) => (from === '' || from <= day) && (until === '' || day <= until));

/** What is announced today. */
export function useAnnouncements(): RowOf<'announcements'>[] {
  const rows = useSiteRows('announcements', [])?.rows ?? [];
  const today = useNow(dayOf);
  return announcementsOn(today, rows);
}
