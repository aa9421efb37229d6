import type { ComponentProps } from 'react';
import { Page } from '../../ui/Page';
import { Forum } from './parts/Forum';
import { Guidelines } from './parts/Guidelines';
import { Head, type JoinProps } from './parts/Head';
import { LazyTrends } from './parts/LazyTrends';
import { Members, type MembersProps } from './parts/Members';
import { Membership } from './parts/Membership';
import { Section } from '../../ui/Section';
import { Trends, type TrendsProps } from './parts/Trends';

interface Props extends JoinProps {
  members: MembersProps;
  trends: TrendsProps;
  /** Null where no forum is configured. */
  forum: ComponentProps<typeof Forum> | null;
}

export const CommunityPageView = ({
  isMember,
  onJoin,
  onSignIn,
  members,
  trends,
  forum,
}: Props) => (
  <Page
    title="Community"
    description="What membership gives to people and businesses, who takes part, what members care for, and the guidelines they agree to."
    maxWidth="full"
  >
    <Head isMember={isMember} onJoin={onJoin} onSignIn={onSignIn} />
    <Membership />
    <Section
      title="Members"
      lead="Each member decides what to show: a name, a short introduction, and the themes they care about."
      tone="subtle"
    >
      <Members {...members} />
    </Section>
    <Section
      title="What members care for"
      lead="The share of members who chose each theme when they joined."
    >
      <Trends {...trends} />
    </Section>
    <LazyTrends />
    {forum && <Forum {...forum} />}
    <Guidelines />
  </Page>
);
