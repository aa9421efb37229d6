import type { ReactNode } from 'react';
import { useGetListingOverviewQuery } from '../../../api/directoryApi';
import { useConfig } from '../../../config';
import { perkGroups } from '../../../content/perks';
import { PerkLists } from '../../../entities/member/PerkLists';
import { Section } from '../../../ui/Section';
import { Pillars } from './Pillars';
import { Purpose } from './Purpose';
import { ThemeList } from './ThemeList';
import { UpcomingEvents } from './UpcomingEvents';

/** What the first screen does not show; of all that can be pressed, it has links alone. */
export default function BelowTheFold(): ReactNode {
  const { data: overview = null } = useGetListingOverviewQuery();
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
    </>
  );
}
