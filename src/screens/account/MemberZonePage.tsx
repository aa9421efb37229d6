import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSessionActor, useUser } from '../../actors/session';
import { useGetOwnListingQuery } from '../../api/directoryApi';
import type { KnownListing } from './memberSteps';
import { MemberZonePageView } from './MemberZonePageView';

const WELCOME = 'welcome';

/** The listing of a business account; `null` where there is none. */
function useOwnListing(isBusiness: boolean): KnownListing {
  const { data, isFetching } = useGetOwnListingQuery(undefined, { skip: !isBusiness });
  return data ?? (isFetching ? 'checking' : null);
}

/** Who is signed in; after a lapse who was, since the page waits under the popup. */
function useMember() {
  const user = useUser();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  return user ?? known;
}

/** The flag greets once: it is taken from the address at once, the greeting stays until one leaves. */
function useWelcome() {
  const { pathname, search } = useLocation();
  const flag = new URLSearchParams(search).get(WELCOME);
  const [isWelcome, setIsWelcome] = useState(flag === 'true');
  if (flag === 'true' && !isWelcome) setIsWelcome(true);
  return { isWelcome, withoutFlag: flag === null ? null : pathname };
}

export default function MemberZonePage() {
  const session = useSessionActor();
  const member = useMember();
  const { isWelcome, withoutFlag } = useWelcome();
  const isBusiness = member?.user_type === 'business';
  const listing = useOwnListing(isBusiness);
  if (!member) return null;
  return (
    <>
      {withoutFlag && <Navigate to={withoutFlag} replace />}
      <MemberZonePageView
        member={member}
        isWelcome={isWelcome}
        listing={listing}
        onLogOut={() => session.send({ type: 'signOut.requested' })}
      />
    </>
  );
}
