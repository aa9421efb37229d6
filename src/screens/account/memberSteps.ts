import type { Listing } from '../../../domain/contract/listing';
import type { UserData } from '../../../domain/contract/session';
import type { Paths } from '../../paths';

/** What is known of a business's own listing. */
export type OwnListing = Listing | 'checking' | 'unlisted';

export interface Step {
  title: string;
  text: string;
  link: { label: string; to: string } | null;
}

function listingStep(email: string, listing: OwnListing, paths: Paths): Step {
  if (listing === 'checking') {
    return { title: 'Your listing', text: 'Looking it up in the directory…', link: null };
  }
  if (listing === 'unlisted') {
    return {
      title: 'Your listing waits for review',
      text: `Our team reads every new listing first. There is none for ${email} in the directory yet: yours appears there once it is approved.`,
      link: null,
    };
  }
  return {
    title: 'Your listing is public',
    text: 'This is what customers see. Check that phone, place and opening hours are right.',
    link: { label: `See ${listing.name}`, to: paths.listing(listing.slug) },
  };
}

/** What a member can do next, most useful first. Only what exists is named. */
export function memberSteps(member: UserData, listing: OwnListing, paths: Paths): Step[] {
  const newest: Step = {
    title: 'See who is new',
    text: 'The latest businesses that our team has reviewed.',
    link: { label: 'Newest businesses', to: `${paths.directory}?sort=newest` },
  };
  if (member.user_type === 'business') {
    return [
      listingStep(member.user_email, listing, paths),
      {
        title: 'Compare yourself with others',
        text: 'Read how businesses of the highest level describe what they do.',
        link: { label: 'Highest level first', to: `${paths.directory}?sort=level` },
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
      text: 'Businesses of the highest level, with the facts behind their badges.',
      link: { label: 'Highest level first', to: `${paths.directory}?sort=level` },
    },
  ];
}
