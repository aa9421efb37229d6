import type { OwnListing } from '../../../domain/contract/listing';
import type { UserData } from '../../../domain/contract/session';
import type { Paths } from '../../paths';

/** What is known of a business's own listing; `null` where it has none. */
export type KnownListing = OwnListing | 'checking' | null;

export interface Step {
  title: string;
  text: string;
  link: { label: string; to: string } | null;
}

const READ_FIRST = 'Our team reads every new listing first.';

function listingStep(listing: KnownListing, paths: Paths): Step {
  if (listing === 'checking') {
    return { title: 'Your listing', text: 'Looking it up in the directory…', link: null };
  }
  const link = { label: 'Your business listing', to: paths.myBusiness };
  if (listing?.status === 'published') {
    return {
      title: 'Your listing is public',
      text: 'This is what customers see. Check that phone, place and opening hours are right.',
      link: { label: `See ${listing.name}`, to: paths.listing(listing.slug) },
    };
  }
  if (listing?.status === 'changes_requested') {
    return { title: 'Your listing needs a change', text: 'Our reviewer names what to do.', link };
  }
  return {
    title: 'Your listing is not public yet',
    text: `${READ_FIRST} See where yours stands and what is still missing.`,
    link,
  };
}

/** What a member can do next, most useful first. Only what exists is named. */
export function memberSteps(member: UserData, listing: KnownListing, paths: Paths): Step[] {
  const newest: Step = {
    title: 'See who is new',
    text: 'The latest businesses that our team has reviewed.',
    link: { label: 'Newest businesses', to: `${paths.directory}?sort=newest` },
  };
  if (member.user_type === 'business') {
    return [
      listingStep(listing, paths),
      {
        title: 'Compare yourself with others',
        text: 'Read how businesses with a checked badge describe what they do.',
        link: {
          label: 'Locally anchored businesses',
          to: `${paths.directory}?badge=locally_anchored`,
        },
      },
      newest,
    ];
  }
  return [
    {
      title: 'Find a business near you',
      text: 'Search the directory by town or county before your next purchase.',
      link: { label: 'Search the directory', to: paths.directory },
    },
    newest,
    {
      title: 'Learn from the best',
      text: 'Businesses with a checked badge, and the facts behind it.',
      link: {
        label: 'Locally anchored businesses',
        to: `${paths.directory}?badge=locally_anchored`,
      },
    },
  ];
}
