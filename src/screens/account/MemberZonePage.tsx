import { use, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FOR_YOU } from '../../../domain/contract/page';
import type { MemberZone } from '../../../domain/contract/memberZone';
import type { UserData } from '../../../domain/contract/session';
import { useSessionActor, useUser } from '../../actors/session';
import { useListForumTopicsQuery, useListThemeInterestQuery } from '../../api/communityApi';
import { useGetOwnListingQuery } from '../../api/directoryApi';
import {
  useListAttendingQuery,
  useListEventsQuery,
  useSearchEventsQuery,
} from '../../api/eventsApi';
import { useListResourcesQuery, useSearchResourcesQuery } from '../../api/resourcesApi';
import { useBeginVisitMutation, useGetMemberZoneQuery } from '../../api/memberZoneApi';
import { useListApplicationsQuery } from '../../api/vettingApi';
import { ClockContext } from '../../clock';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { hasLostRole } from '../../entities/member/RoleNotice';
import { useAnnouncements } from '../../entities/siteText/currentAnnouncements';
import { comingUp, newsSince } from './comingUp';
import { toListState, type ListState } from './listState';
import type { KnownApplication, KnownListing } from './memberSteps';
import { MemberZonePageView } from './MemberZonePageView';
import { postsOfEvents, postsOfResources, type OwnPost } from './ownPosts';
import { readForYou } from './forYou';

const WELCOME = 'welcome';

/** The listing of a business account; `null` where there is none. */
function useOwnListing(isBusiness: boolean): KnownListing {
  const { data, isFetching } = useGetOwnListingQuery(undefined, { skip: !isBusiness });
  return data ?? (isFetching ? 'checking' : null);
}

/** The latest application of a business account; `null` where there is none. */
function useOwnApplication(userId: number, isBusiness: boolean) {
  const { data, isFetching, refetch } = useListApplicationsQuery(
    { user: userId },
    { skip: !isBusiness },
  );
  const application = ((): KnownApplication => {
    if (!data && isBusiness) return isFetching ? 'checking' : 'failed';
    return data?.[0] ?? null;
  })();
  return { application, onRetryApplication: () => void refetch() };
}

/** Who is signed in, or was before the session expired: the page stays under the login popup. */
function useMember() {
  const user = useUser();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  return user ?? known;
}

/** Greets once: the flag is removed from the address, the greeting stays until the page is left. */
function useWelcome() {
  const { pathname, search } = useLocation();
  const flag = new URLSearchParams(search).get(WELCOME);
  const [isWelcome, setIsWelcome] = useState(flag === 'true');
  if (flag === 'true' && !isWelcome) setIsWelcome(true);
  return { isWelcome, withoutFlag: flag === null ? null : pathname };
}

/** What is new since the last visit. Once it is known, this visit is noted, from which the next one counts. */
function useNews(): MemberZone | null {
  const { data } = useGetMemberZoneQuery();
  const [begin] = useBeginVisitMutation();
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) void begin();
  }, [isShown, begin]);
  return data ?? null;
}

const asPosts = <Item,>(
  list: ListState<Item>,
  postsOf: (items: readonly Item[]) => OwnPost[],
): ListState<OwnPost> => ({ ...list, items: list.items && postsOf(list.items) });

function KnownMemberZone({ member }: { member: UserData }) {
  const session = useSessionActor();
  const paths = usePaths();
  const now = use(ClockContext);
  const { forumUrl } = useConfig();
  const { isWelcome, withoutFlag } = useWelcome();
  const location = useLocation() as { state: unknown };
  const own = { user_id: member.user_id };
  const events = toListState(useListEventsQuery(own));
  const resources = toListState(useListResourcesQuery(own));
  const fittingEvents = useSearchEventsQuery({ when: 'upcoming', sort: FOR_YOU });
  const fittingResources = useSearchResourcesQuery({ sort: FOR_YOU });
  const topics = toListState(useListForumTopicsQuery(undefined, { skip: forumUrl === null }));
  const attending = toListState(useListAttendingQuery());
  const ofApplication = useOwnApplication(member.user_id, member.user_type === 'business');
  const news = useNews();
  const { application } = ofApplication;
  return (
    <>
      {withoutFlag && <Navigate to={withoutFlag} replace />}
      <MemberZonePageView
        member={member}
        isWelcome={isWelcome}
        hasLostRole={hasLostRole(location.state)}
        announcements={useAnnouncements()}
        listing={useOwnListing(member.user_type === 'business')}
        {...ofApplication}
        events={asPosts(events, (items) => postsOfEvents(items, paths))}
        resources={asPosts(resources, (items) => postsOfResources(items, paths))}
        news={news}
        whatIsNew={newsSince(application, news?.since ?? null, paths)}
        comingUp={comingUp(
          { application, events: events.items ?? [], attending: attending.items ?? [] },
          paths,
          now(),
        )}
        forYou={readForYou(fittingEvents, fittingResources, paths)}
        attending={attending}
        interest={toListState(useListThemeInterestQuery())}
        forum={forumUrl === null ? null : { forumUrl, topics }}
        now={now()}
        onLogOut={() => session.send({ type: 'signOut.requested' })}
      />
    </>
  );
}

export default function MemberZonePage() {
  const member = useMember();
  return member && <KnownMemberZone key={member.user_id} member={member} />;
}
