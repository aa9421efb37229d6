import { useState } from 'react';
import { useGetOwnListingQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';
import { useGetProfileQuery } from '../../api/profileApi';
import type { SavedAnswers } from './parts/profileForms';

const NOT_FOUND = 404;

/**
 * The answers that were saved before the form opened. They stay when the session expires and the
 * cache is emptied.
 */
export function useSavedAnswers(userId: number, isBusiness: boolean, isWanted: boolean) {
  const profile = useGetProfileQuery(userId, { skip: !isWanted });
  const listing = useGetOwnListingQuery(undefined, { skip: !isWanted || !isBusiness });
  const [saved, setSaved] = useState<SavedAnswers | null>(null);
  const hasNone = !isBusiness || readFailure(listing.error).status === NOT_FOUND;
  if (!saved && profile.data && (listing.data || hasNone)) {
    setSaved({ profile: profile.data, listing: listing.data ?? null });
  }
  return {
    saved,
    hasFailed: !saved && (profile.isError || (listing.isError && !hasNone)),
    retry: () => {
      void profile.refetch();
      if (isBusiness) void listing.refetch();
    },
  };
}
