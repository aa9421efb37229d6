import { useConfig } from '../../../config';
import { perkGroups } from '../../../content/perks';
import { PerkLists } from '../../../entities/member/PerkLists';
import { Section } from '../../../ui/Section';

export const Membership = () => (
  <Section title="What membership gives">
    <PerkLists groups={perkGroups(useConfig().forumUrl)} />
  </Section>
);
