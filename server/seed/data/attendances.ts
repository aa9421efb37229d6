import type { DemoAttendance, DemoEvent, DemoPerson } from '../types';
import { demoEvents } from './events';
import { demoPeople } from './people';

/** When somebody says that they come, as a share of the time since the event was announced. */
const PROMPTNESS = 0.9;

/** Spreads people over events so that some are busy and some are not, the same at every seeding. */
const comes = (person: number, event: number): boolean =>
  (person * 7 + event * 3) % (2 + (event % 3)) === 0;

function attendancesOf(event: DemoEvent, index: number): DemoAttendance[] {
  const { published_days_ago, maximum_attendee_capacity, owner, slug } = event;
  if (published_days_ago === null) return [];
  const since = published_days_ago * PROMPTNESS;
  const mayCome = ({ key, role, joined_days_ago }: DemoPerson) =>
    key !== owner && role === 'member' && joined_days_ago >= since;
  return demoPeople
    .filter((person, place) => mayCome(person) && comes(place, index))
    .slice(0, maximum_attendee_capacity ?? undefined)
    .map(({ key }) => ({ event: slug, person: key, since_days_ago: since }));
}

export const demoAttendances: DemoAttendance[] = demoEvents.flatMap(attendancesOf);
