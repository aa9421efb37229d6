import { t } from '../../../domain/language';
import type { OwnListing } from '../../../domain/contract/listing';
import type { UserData } from '../../../domain/contract/session';
import type { Application } from '../../../domain/contract/vetting';
import { isJoining } from '../../../domain/joining';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Paths } from '../../paths';
import type { OwnPost } from './ownPosts';

/** What is known of a business's own listing; `null` where it has none. */
export type KnownListing = OwnListing | 'checking' | null;

/** What is known of a business's latest application; `null` where it has none. */
export type KnownApplication = Application | 'checking' | 'failed' | null;

/** The facts that decide the steps; `null` is not known yet. */
export interface MemberRecord {
  listing: KnownListing;
  application: KnownApplication;
  events: readonly OwnPost[] | null;
  resources: readonly OwnPost[] | null;
  /** The number of coming events that the member attends. */
  attending: number | null;
}

export interface Step {
  title: string;
  text: string;
  link: { label: string; to: string } | null;
}

const MOST = 4;

/** A business that is not in the directory yet, as far as that is known. */
export const isOnItsWay = (member: UserData, listing: KnownListing): boolean =>
  member.user_type === 'business' &&
  (listing === 'checking' || isJoining({ listing: listing?.status ?? null }));

const listingStep = ({ name, slug }: OwnListing, paths: Paths): Step => ({
  title: t('Your listing is public'),
  text: t('This is what customers see. Check that phone, place and opening hours are right.'),
  link: { label: t('See {name}', { name }), to: paths.listing(slug) },
});

/** The state of the assessment of a business, and the link to continue. */
function assessmentStep(application: KnownApplication, paths: Paths): Step {
  if (application === 'checking')
    return { title: t('Your assessment'), text: t('Loading its status…'), link: null };
  if (application === 'failed') {
    return {
      title: t('Your assessment'),
      text: t('We could not load its status.'),
      link: { label: t('Open the assessment'), to: paths.vetting },
    };
  }
  const { title, text, label, page } = APPLICATION_STATE[application?.state ?? 'draft'].step;
  return { title: t(title), text: t(text), link: { label: t(label), to: paths[page] } };
}

/** The posts that need something from the member. */
function postSteps({ events, resources }: MemberRecord, paths: Paths): Step[] {
  const mine = [
    ...(events ?? []).map((post) => ({ ...post, manage: paths.myEvents, label: t('My events') })),
    ...(resources ?? []).map((post) => ({
      ...post,
      manage: paths.myResources,
      label: t('My resources'),
    })),
  ];
  const first = (state: EventStatus) => mine.filter((post) => post.state === state).slice(0, 1);
  return [
    ...first('changes_requested').map(({ name, manage, label }) => ({
      title: t('Change “{name}”', { name }),
      text: t('Our reviewer asks for a change before the public can see it.'),
      link: { label, to: manage },
    })),
    ...first('draft').map(({ name, manage, label }) => ({
      title: t('Finish “{name}”', { name }),
      text: t('It is a draft that only you can see.'),
      link: { label, to: manage },
    })),
  ];
}

/** What the member has never done. */
function firstSteps(member: UserData, record: MemberRecord, paths: Paths): Step[] {
  const { events, resources, attending } = record;
  const hasPosted = events?.length !== 0 || resources?.length !== 0;
  return [
    ...(attending === 0
      ? [
          {
            title: t('Meet other members'),
            text: t('See what is on, in person and online.'),
            link: { label: t('Coming events'), to: paths.events },
          },
        ]
      : []),
    ...(hasPosted
      ? []
      : [
          {
            title: t('Share what you know'),
            text: t('A guide, a template or a case of your own helps others to start.'),
            link: { label: t('Post a resource'), to: paths.postResource },
          },
        ]),
    ...(member.profile_picture
      ? []
      : [
          {
            title: t('Add a profile picture'),
            text: t('Members recognise each other more easily.'),
            link: { label: t('Add a picture'), to: paths.profile },
          },
        ]),
  ];
}

/** Listing and assessment of a business in the directory; the way there is shown by itself. */
function listedSteps(
  member: UserData,
  { listing, application }: MemberRecord,
  paths: Paths,
): Step[] {
  if (listing === 'checking' || listing === null || isOnItsWay(member, listing)) return [];
  return [listingStep(listing, paths), assessmentStep(application, paths)];
}

/** What a member can do next, most useful first. Only what exists is named. */
export function memberSteps(member: UserData, record: MemberRecord, paths: Paths): Step[] {
  const isBusiness = member.user_type === 'business';
  const badges: Step = {
    title: isBusiness ? t('Compare yourself with others') : t('Learn from the best'),
    text: isBusiness
      ? t('Read how businesses with a checked badge describe what they do.')
      : t('Businesses with a checked badge, and the facts behind it.'),
    link: {
      label: t('Locally anchored businesses'),
      to: `${paths.directory}?badge=locally_anchored`,
    },
  };
  const search: Step = {
    title: t('Find a business near you'),
    text: t('Search the directory by town or county before your next purchase.'),
    link: { label: t('Search the directory'), to: paths.directory },
  };
  return [
    ...postSteps(record, paths),
    ...(isBusiness ? listedSteps(member, record, paths) : [search]),
    ...firstSteps(member, record, paths),
    badges,
  ].slice(0, MOST);
}
