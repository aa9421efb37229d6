export interface Guideline {
  heading: string;
  rules: string[];
}

export const GUIDELINES_LEAD =
  'They apply wherever members meet, and to everything that members post.';

/** What members agree to when they write, post or meet (community page). */
export const GUIDELINES: Guideline[] = [
  {
    heading: 'Be yourself, and be fair',
    rules: [
      'Write under your own identity, or that of the business you speak for.',
      'No harassment, no hate, no incitement against any ethnic community, nothing sexual and nothing illegal. Disagree with what was said, not with who said it.',
      'Cyber-harassment and hate speech are offences in Kenya, under the Computer Misuse and Cybercrimes Act of 2018 and the National Cohesion and Integration Act of 2008.',
    ],
  },
  {
    heading: 'Show what you claim',
    rules: [
      'Give evidence for green claims: a figure, a photo, a certificate, a link.',
      'Say so when you gain from what you recommend.',
      'No spam, and no collecting of what members have written by machine.',
    ],
  },
  {
    heading: 'Respect what belongs to others',
    rules: [
      'Ask before you share somebody’s photo, number or story.',
      'A resource names its source and its licence.',
      'An event says its date, place, host, cost, and how people with different abilities take part.',
    ],
  },
  {
    heading: 'When something is wrong',
    rules: [
      'Report it. A person of our team reads every report.',
      'What breaks these guidelines is changed, hidden or removed, and the author is told why.',
      'Whoever disagrees with a decision can appeal; somebody else then looks at it.',
    ],
  },
];
