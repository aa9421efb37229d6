import { msg } from '../../../domain/language';
import type { LegalParty, LegalText } from './types';

export const terms = ({ productName, contactEmail, forumUrl }: LegalParty): LegalText => ({
  values: { productName, contactEmail },
  changed: '2026-11-21',
  summary: msg('What you and {productName} can expect from each other.'),
  sections: [
    {
      id: 'agreement',
      heading: msg('The agreement'),
      blocks: [
        forumUrl === null
          ? msg(
              '{productName} is a sustainability community in Kenya: a business directory, resources, events and a self-assessment. By creating an account you agree to these terms and to the community guidelines below. Kenyan law applies.',
            )
          : msg(
              '{productName} is a sustainability community in Kenya: a business directory, resources, events, a forum and a self-assessment. By creating an account you agree to these terms and to the community guidelines below. Kenyan law applies.',
            ),
      ],
    },
    {
      id: 'account',
      heading: msg('Your account'),
      blocks: [
        {
          list: [
            msg(
              'You are 18 or older, and you use your own identity or that of a business you may speak for.',
            ),
            msg(
              'Keep your password to yourself. Tell us at once if somebody else has used your account.',
            ),
            msg('An account is free. You can close it at any time, and ask us to delete it.'),
          ],
        },
      ],
    },
    {
      id: 'guidelines',
      heading: msg('Community guidelines'),
      blocks: [
        {
          list: [
            msg('No harassment, hate, incitement between communities, sexual or illegal content.'),
            msg(
              'Back green claims with evidence, and say when you have an interest in what you recommend.',
            ),
            msg("No spam, and no collecting of other members' data."),
            msg("Ask before you share other people's data or photos."),
            msg(
              'Events give date, place, host, cost and access; resources give source and licence.',
            ),
          ],
        },
        msg(
          'Some of this is also an offence under Kenyan law, such as cyber-harassment and hate speech.',
        ),
      ],
    },
    {
      id: 'content',
      heading: msg('What you post'),
      blocks: [
        msg(
          'It stays yours. You allow us to show it on this site and in previews of links to it, for as long as it is posted. Posts of members are reviewed before they are published; you see the state and, if we ask for a change or refuse, the reason.',
        ),
      ],
    },
    {
      id: 'listings',
      heading: msg('Listings, levels and badges'),
      blocks: [
        msg(
          'Businesses declare the facts of their listing themselves; our team then reviews them. Levels and badges follow published criteria, are valid for 12 months and are no certificate. Answer truthfully: a false declaration ends the listing.',
        ),
        msg(
          'We recommend no business and are no party to what you buy from one. Anyone may report a listing, and a business may appeal a decision.',
        ),
      ],
    },
    {
      id: 'measures',
      heading: msg('When rules are broken'),
      blocks: [
        msg(
          'We may hide a post, end a listing or suspend an account, and say why. To appeal, write to {contactEmail} within 30 days; somebody who did not take the first decision looks at it again.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: msg('What we can and cannot promise'),
      blocks: [
        msg(
          'We keep the site running and safe with care, but cannot promise that it is never interrupted or that every listing, event or resource is correct. Guidance on law is a summary, not legal advice. Nothing here limits rights that Kenyan consumer law gives you.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: msg('Changes and contact'),
      blocks: [
        msg(
          'We date every change at the top of this page and tell members by email at least 14 days before a change that affects them. Questions: {contactEmail}.',
        ),
      ],
    },
  ],
});
