import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../domain/language';
import { SavedBlock } from './parts/SavedBlock';
import { MessagesBlock } from './parts/MessagesBlock';
import type { Event } from '../../../domain/contract/event';
import type { ForumTopic, ThemeInterest } from '../../../domain/contract/member';
import type { MemberZone } from '../../../domain/contract/memberZone';
import type { UserData } from '../../../domain/contract/session';
import type { RowOf } from '../../../domain/siteLists';
import { useConfig } from '../../config';
import { DIRECTORY_CRITERIA } from '../../content/directoryCriteria';
import { REVIEW_NOTE } from '../../content/levels';
import { CriteriaList } from '../../entities/evidence/CriteriaList';
import { RoleNotice } from '../../entities/member/RoleNotice';
import { AnnouncementList } from '../../entities/siteText/AnnouncementList';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { nearBy, type Dated } from './comingUp';
import type { ForYou } from './forYou';
import type { ListState } from './listState';
import { isOnItsWay, memberSteps, type KnownApplication, type KnownListing } from './memberSteps';
import type { OwnPost } from './ownPosts';
import { ActivityBlock } from './parts/ActivityBlock';
import { AttendingBlock } from './parts/AttendingBlock';
import { Block } from './parts/Block';
import { DatedBlock } from './parts/DatedBlock';
import { ForumBlock } from './parts/ForumBlock';
import { ForYouBlock } from './parts/ForYouBlock';
import { JoiningBlock } from './parts/JoiningBlock';
import { OwnPostsBlock } from './parts/OwnPostsBlock';
import { StepList } from './parts/StepList';
import { ThemeLinks } from './parts/ThemeLinks';
import { TrendsTeaser } from './parts/TrendsTeaser';

const Welcome = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  color: theme.vars.palette.accent.contrastText,
  backgroundColor: theme.vars.palette.accent.main,
}));

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  marginTop: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
}));

const Account = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(8),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What a business must meet for each badge. */
function BadgeGuide() {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        {t('Criteria of the badges')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t(REVIEW_NOTE)}</Typography>
      <CriteriaList criteria={DIRECTORY_CRITERIA} />
    </section>
  );
}

export interface MemberZonePageViewProps {
  member: UserData;
  /** The member has just completed the profile. */
  isWelcome: boolean;
  /** An admin until now, who was on the pages of admins. */
  hasLostRole: boolean;
  announcements: readonly RowOf<'announcements'>[];
  listing: KnownListing;
  application: KnownApplication;
  onRetryApplication: () => void;
  events: ListState<OwnPost>;
  resources: ListState<OwnPost>;
  /** Null while it is loading, or could not be. */
  news: MemberZone | null;
  whatIsNew: readonly Dated[];
  comingUp: readonly Dated[];
  forYou: ForYou;
  attending: ListState<Event>;
  interest: ListState<ThemeInterest>;
  forum: { forumUrl: string; topics: ListState<ForumTopic> } | null;
  now: number;
  onLogOut: () => void;
}

export function MemberZonePageView(props: MemberZonePageViewProps) {
  const { member, isWelcome, listing, application, events, resources, attending, news, onLogOut } =
    props;
  const { productName } = useConfig();
  const paths = usePaths();
  const joiningId = useId();
  const isBusiness = member.user_type === 'business';
  const name = member.first_name.trim();
  const steps = memberSteps(
    member,
    {
      listing,
      application,
      events: events.items,
      resources: resources.items,
      attending:
        attending.items?.filter(
          (event) => event.waiting_position === null && Date.parse(event.end_date) > props.now,
        ).length ?? null,
    },
    paths,
  );
  return (
    <Page
      title={t('Member Zone')}
      description={t('What you can do next as a member.')}
      maxWidth="md"
      isPersonal
    >
      {props.hasLostRole && <RoleNotice />}
      <PageTitle variant="h2">{name ? t('Hello, {name}', { name }) : t('Member Zone')}</PageTitle>
      {isWelcome && (
        <Welcome role="status">
          <Typography variant="h4" component="p">
            {t('Welcome to {productName}!', { productName })}
          </Typography>
          <Typography>{t('Your profile is complete. These are good next steps:')}</Typography>
        </Welcome>
      )}
      {isOnItsWay(member, listing) && (
        <section aria-labelledby={joiningId}>
          <Typography id={joiningId} variant="h3" component="h2" sx={{ mt: 3 }}>
            {t('Your way into the directory')}
          </Typography>
          <JoiningBlock
            listing={listing}
            application={application}
            onRetry={props.onRetryApplication}
          />
        </section>
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {isWelcome ? t('Your next steps') : t('What you can do next')}
      </Typography>
      <StepList steps={steps} />
      <Blocks>
        {props.announcements.length > 0 && (
          <Block title={t('Announcements')}>
            <AnnouncementList rows={props.announcements} />
          </Block>
        )}
        <MessagesBlock />
        <SavedBlock />
        <DatedBlock title={t('Since your last visit')} lines={props.whatIsNew} />
        <DatedBlock title={t('Coming up')} lines={props.comingUp} />
        {news?.activity && (
          <ActivityBlock activity={news.activity} since={news.since} listingAt={paths.myBusiness} />
        )}
        <DatedBlock title={t('Events near you')} lines={nearBy(news?.near_events ?? [], paths)} />
        <ForYouBlock {...props.forYou} answersAt={paths.profileCompletion(member.user_type)} />
        <AttendingBlock events={attending} now={props.now} />
        <OwnPostsBlock
          title={t('My events')}
          posts={events}
          failure={t('Your events could not be loaded.')}
          empty={t(
            'Invite others to a clean-up, a workshop or a market: it is read by our team, then everybody sees it.',
          )}
          all={paths.myEvents}
          post={{ label: t('Post an Event'), to: paths.postEvent }}
        />
        <OwnPostsBlock
          title={t('My resources')}
          posts={resources}
          failure={t('Your resources could not be loaded.')}
          empty={t(
            'Share a guide, a template or a case: it is read by our team, then everybody can use it.',
          )}
          all={paths.myResources}
          post={{ label: t('Post a Resource'), to: paths.postResource }}
        />
        <TrendsTeaser interest={props.interest} isBusiness={isBusiness} />
        {props.forum && <ForumBlock {...props.forum} since={news?.since ?? null} />}
      </Blocks>
      {isBusiness ? <BadgeGuide /> : <ThemeLinks />}
      <Account aria-label={t('Account')}>
        <Typography>
          {isBusiness
            ? t('Business account of {email}', { email: member.user_email })
            : t('Individual account of {email}', { email: member.user_email })}
        </Typography>
        <Button variant="outlined" onClick={onLogOut}>
          {t('Log Out')}
        </Button>
      </Account>
    </Page>
  );
}
