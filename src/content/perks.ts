import { msg } from '../../domain/language';
import type { PerkImage, RowOf } from '../../domain/siteLists';

const perk =
  (perk_group: 'everybody' | 'businesses') =>
  (perk_image: PerkImage, perk_description: string): RowOf<'perks'> => ({
    perk_description,
    perk_group,
    perk_image,
  });
const forEverybody = perk('everybody');
const forBusinesses = perk('businesses');

/** What membership gives (specification 3, perk). */
export const PERKS: readonly RowOf<'perks'>[] = [
  forEverybody('discussion', msg('Join community discussions and start your own.')),
  forEverybody('event', msg('Attend events that are open to members only.')),
  forEverybody('post', msg('Post your own events and resources, within the community guidelines.')),
  forBusinesses(
    'listing',
    msg('A listing in the business directory, reviewed by the community’s team.'),
  ),
  forBusinesses(
    'assessment',
    msg('A self-assessment on six themes, and a report on what to improve first.'),
  ),
  forBusinesses('badge', msg('Badges that show customers which directory criteria you meet.')),
  forBusinesses(
    'trend',
    msg('Insight into what members look for, without anybody’s personal data.'),
  ),
  forBusinesses('newsletter', msg('The newsletter for member businesses.')),
];

export const PERK_GROUPS = [
  { group: 'everybody', title: msg('Every member can') },
  { group: 'businesses', title: msg('Businesses also get') },
] as const;
