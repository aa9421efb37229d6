import type { ReactNode } from 'react';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { ClosingCall } from './ClosingCall';
import { Perks } from './Perks';
import { Pillars } from './Pillars';
import { Purpose } from './Purpose';
import { ThemeList } from './ThemeList';
import { UpcomingEvents } from './UpcomingEvents';

interface Props {
  overview: ListingOverview | null;
  isMember: boolean;
  onJoin: () => void;
}

/** What no first screen shows: it comes after what it does show. */
export default function BelowTheFold({ overview, isMember, onJoin }: Props): ReactNode {
  return (
    <>
      <Purpose />
      <Pillars />
      <ThemeList overview={overview} />
      <UpcomingEvents />
      <Perks />
      <ClosingCall isMember={isMember} onJoin={onJoin} />
    </>
  );
}
