import type { ReactNode } from 'react';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { useConfig } from '../../../config';
import { perkGroups } from '../../../content/perks';
import { PerkLists } from '../../../entities/member/PerkLists';
import { Section } from '../../../ui/Section';
import { ClosingCall } from './ClosingCall';
import { Pillars } from './Pillars';
import { Purpose } from './Purpose';
import { ThemeList } from './ThemeList';
import { UpcomingEvents } from './UpcomingEvents';

interface Props {
  overview: ListingOverview | null;
  isMember: boolean;
  onJoin: () => void;
}

/** The rest of the page, which loads after the part that every first screen shows. */
export default function BelowTheFold({ overview, isMember, onJoin }: Props): ReactNode {
  return (
    <>
      <Purpose />
      <Pillars />
      <ThemeList overview={overview} />
      <UpcomingEvents />
      <Section
        title="Member perks"
        lead="Membership is for people who buy and for businesses that sell."
      >
        <PerkLists groups={perkGroups(useConfig().forumUrl)} />
      </Section>
      <ClosingCall isMember={isMember} onJoin={onJoin} />
    </>
  );
}
