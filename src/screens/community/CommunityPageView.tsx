import type { ComponentProps } from 'react';
import { t } from '../../../domain/language';
import { PerkLists } from '../../entities/member/PerkLists';
import { Page } from '../../ui/Page';
import { Forum } from './parts/Forum';
import { Guidelines } from './parts/Guidelines';
import { CommunityHead, type JoinProps } from './parts/CommunityHead';
import { LazyTrends } from './parts/LazyTrends';
import { Members, type MembersProps } from './parts/Members';
import { Section } from '../../ui/Section';
import { InterestFigures, type InterestProps } from './parts/InterestFigures';

interface Props extends JoinProps {
  members: MembersProps;
  interest: InterestProps;
  /** Null where no forum is configured. */
  forum: ComponentProps<typeof Forum> | null;
}

export const CommunityPageView = ({
  isMember,
  onJoin,
  onSignIn,
  members,
  interest,
  forum,
}: Props) => (
  <Page
    title={t('Community')}
    description={t(
      'What membership gives to people and businesses, who takes part, what members care for, and the guidelines they agree to.',
    )}
    maxWidth="full"
  >
    <CommunityHead isMember={isMember} onJoin={onJoin} onSignIn={onSignIn} />
    <Section title={t('What membership gives')}>
      <PerkLists />
    </Section>
    <Section
      title={t('Members')}
      lead={t(
        'Each member decides what to show: a name, a short introduction, and the themes they care about.',
      )}
      tone="subtle"
    >
      <Members {...members} />
    </Section>
    <Section
      title={t('What members care for')}
      lead={t('The share of members who chose each theme when they joined.')}
    >
      <InterestFigures {...interest} />
    </Section>
    <LazyTrends />
    {forum && <Forum {...forum} />}
    <Guidelines />
  </Page>
);
