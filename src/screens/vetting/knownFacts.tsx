import { createContext, use } from 'react';
import { useUser } from '../../actors/session';
import { useAccess } from '../../actors/vetting';
import { useGetProfileQuery } from '../../api/profileApi';
import { factsOf, type KnownFacts } from '../../../domain/vetting/knownFacts';

/** Null where nothing is known, as of the business that an admin looks at. */
export const KnownFactsContext = createContext<KnownFacts | null>(null);

export const useKnownFacts = () => use(KnownFactsContext);

/** What the own profile says. Without an answer of the server nothing is proposed, and all can be answered. */
export function useProfileFacts(): KnownFacts | null {
  const { asUser } = useAccess();
  const user = useUser();
  const { data } = useGetProfileQuery(user?.user_id ?? 0, { skip: !user || asUser !== null });
  return data && asUser === null ? factsOf(data) : null;
}
