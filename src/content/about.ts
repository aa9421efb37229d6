import { msg } from '../../domain/language';

export interface PlatformPart {
  heading: string;
  text: string;
}

export const MISSION_LEAD = msg(
  '{productName} is a sustainability community in Kenya. It brings together people who want to buy well and businesses that want to do better.',
);

/** How the platform works, for the three groups it serves. */
export const PLATFORM_PARTS: PlatformPart[] = [
  {
    heading: msg('For people who buy'),
    text: msg(
      'The directory shows Kenyan businesses by category, theme, county and badge. Every listing says what the business declared and when a person of our team reviewed it.',
    ),
  },
  {
    heading: msg('For businesses'),
    text: msg(
      'A self-assessment on six themes ends in a report: what you do well, what to improve first, which law it concerns and who can help. Progress is saved as you go, and a question that does not concern you is left out of the score.',
    ),
  },
  {
    heading: msg('For the community'),
    text: msg(
      'Members discuss, meet at events, and share guides and tools. Their answers about habits and interests are counted into trends, so that businesses learn what people look for without learning who they are.',
    ),
  },
];

export const PLATFORM_PRINCIPLES = [
  msg(
    'A listing says what a business has declared and a person has reviewed. We do not certify anybody.',
  ),
  msg(
    'Scores follow published rules, the same for every business, and a person can look at them again.',
  ),
  msg('Percentages that a business gives us stay private unless it makes them public itself.'),
  msg('A trend is published only when every number in it is based on at least five people.'),
  msg('We do not sell data.'),
];
