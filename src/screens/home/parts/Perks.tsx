import { useConfig } from '../../../config';
import { perkGroups } from '../../../content/perks';
import { PerkLists } from '../../../entities/member/PerkLists';
import { Section } from '../../../ui/Section';

export const Perks = () => (
  <Section
    title="Member perks"
    lead="Membership is for people who buy and for businesses that sell."
  >
    <PerkLists groups={perkGroups(useConfig().forumUrl)} />
  </Section>
);
