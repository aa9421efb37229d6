import { msg } from '../../domain/language';

export interface Guideline {
  heading: string;
  rules: string[];
}

export const GUIDELINES_LEAD = msg(
  'They apply wherever members meet, and to everything that members post.',
);

/** What members agree to when they write, post or meet (community page). */
export const GUIDELINES: Guideline[] = [
  {
    heading: msg('Be yourself, and be fair'),
    rules: [
      msg('Write under your own identity, or that of the business you speak for.'),
      msg(
        'No harassment, no hate, no incitement against any ethnic community, nothing sexual and nothing illegal. Disagree with what was said, not with who said it.',
      ),
      msg(
        'Cyber-harassment and hate speech are offences in Kenya, under the Computer Misuse and Cybercrimes Act of 2018 and the National Cohesion and Integration Act of 2008.',
      ),
    ],
  },
  {
    heading: msg('Show what you claim'),
    rules: [
      msg('Give evidence for green claims: a figure, a photo, a certificate, a link.'),
      msg('Say so when you gain from what you recommend.'),
      msg('No spam, and no collecting of what members have written by machine.'),
    ],
  },
  {
    heading: msg('Respect what belongs to others'),
    rules: [
      msg('Ask before you share somebody’s photo, number or story.'),
      msg('A resource names its source and its licence.'),
      msg(
        'An event says its date, place, host, cost, and how people with different abilities take part.',
      ),
    ],
  },
  {
    heading: msg('When something is wrong'),
    rules: [
      msg('Report it. A person of our team reads every report.'),
      msg(
        'What breaks these guidelines is changed, hidden or removed, and the author is told why.',
      ),
      msg('Whoever disagrees with a decision can appeal; somebody else then looks at it.'),
    ],
  },
];
