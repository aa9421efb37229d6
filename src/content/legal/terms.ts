import type { LegalParty, LegalText } from './types';

export const terms = ({ productName, contactEmail, forumUrl }: LegalParty): LegalText => ({
  changed: '2026-11-21',
  summary: `What you and ${productName} can expect from each other.`,
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      blocks: [
        `${productName} is a sustainability community in Kenya: a business directory, resources, events${forumUrl === null ? '' : ', a forum'} and a self-assessment. By creating an account you agree to these terms and to the community guidelines below. Kenyan law applies.`,
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'You are 18 or older, and you use your own identity or that of a business you may speak for.',
            'Keep your password to yourself. Tell us at once if somebody else has used your account.',
            'An account is free. You can close it at any time, and ask us to delete it.',
          ],
        },
      ],
    },
    {
      id: 'guidelines',
      heading: 'Community guidelines',
      blocks: [
        {
          list: [
            'No harassment, hate, incitement between communities, sexual or illegal content.',
            'Back green claims with evidence, and say when you have an interest in what you recommend.',
            "No spam, and no collecting of other members' data.",
            "Ask before you share other people's data or photos.",
            'Events give date, place, host, cost and access; resources give source and licence.',
          ],
        },
        'Some of this is also an offence under Kenyan law, such as cyber-harassment and hate speech.',
      ],
    },
    {
      id: 'content',
      heading: 'What you post',
      blocks: [
        'It stays yours. You allow us to show it on this site and in previews of links to it, for as long as it is posted. Posts of members are reviewed before they are published; you see the state and, if we ask for a change or refuse, the reason.',
      ],
    },
    {
      id: 'listings',
      heading: 'Listings, levels and badges',
      blocks: [
        'Businesses declare the facts of their listing themselves; our team then reviews them. Levels and badges follow published criteria, are valid for 12 months and are no certificate. Answer truthfully: a false declaration ends the listing.',
        'We recommend no business and are no party to what you buy from one. Anyone may report a listing, and a business may appeal a decision.',
      ],
    },
    {
      id: 'measures',
      heading: 'When rules are broken',
      blocks: [
        `We may hide a post, end a listing or suspend an account, and say why. To appeal, write to ${contactEmail} within 30 days; somebody who did not take the first decision looks at it again.`,
      ],
    },
    {
      id: 'liability',
      heading: 'What we can and cannot promise',
      blocks: [
        'We keep the site running and safe with care, but cannot promise that it is never interrupted or that every listing, event or resource is correct. Guidance on law is a summary, not legal advice. Nothing here limits rights that Kenyan consumer law gives you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      blocks: [
        `We date every change at the top of this page and tell members by email at least 14 days before a change that affects them. Questions: ${contactEmail}.`,
      ],
    },
  ],
});
