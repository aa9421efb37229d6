/** What membership gives (specification 3, perk). `perk_image` names an inline illustration. */
interface Perk {
  perk_image:
    'discussion' | 'event' | 'post' | 'listing' | 'newsletter' | 'assessment' | 'badge' | 'trend';
  perk_description: string;
}

const DISCUSSIONS: Perk = {
  perk_image: 'discussion',
  perk_description: 'Join community discussions and start your own.',
};

const INDIVIDUAL_PERKS: Perk[] = [
  {
    perk_image: 'event',
    perk_description: 'Attend events that are open to members only.',
  },
  {
    perk_image: 'post',
    perk_description: 'Post your own events and resources, within the community guidelines.',
  },
];

const BUSINESS_PERKS: Perk[] = [
  {
    perk_image: 'listing',
    perk_description: 'A listing in the business directory, reviewed by the community’s team.',
  },
  {
    perk_image: 'assessment',
    perk_description: 'A self-assessment on six themes, and a report on what to improve first.',
  },
  {
    perk_image: 'badge',
    perk_description: 'Badges that show customers which directory criteria you meet.',
  },
  {
    perk_image: 'trend',
    perk_description: 'Insight into what members look for, without anybody’s personal data.',
  },
  {
    perk_image: 'newsletter',
    perk_description: 'The newsletter for member businesses.',
  },
];

/** Discussions are promised where there is a forum for them. */
export const perkGroups = (forumUrl: string | null) => [
  {
    title: 'Every member can',
    perks: forumUrl === null ? INDIVIDUAL_PERKS : [DISCUSSIONS, ...INDIVIDUAL_PERKS],
  },
  { title: 'Businesses also get', perks: BUSINESS_PERKS },
];
