import { RETENTION } from '../../../domain/retention';
import { DATA_REQUESTS } from '../../../domain/privacy';
import type { LegalParty, LegalSection } from './types';

/** The part of the privacy policy on what people can ask for and what protects them. */
export const privacyRights = ({ productName, contactEmail }: LegalParty): LegalSection[] => [
  {
    id: 'retention',
    heading: 'How long we keep it',
    blocks: [
      {
        terms: [
          ['Account and profile', 'until you delete the account, plus 30 days'],
          ['Assessments and reviews', '3 years'],
          ['Messages between members', `${RETENTION.messages.days} days`],
          ['Records of consent', 'the life of the account, plus 3 years'],
          ['Security and error logs', '12 months'],
        ],
      },
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    blocks: [
      'You may ask us, free of charge, to:',
      {
        list: [
          'tell you what we hold about you and give you a copy;',
          'correct what is wrong, or delete it;',
          'restrict its use, or stop using it for trends or for marketing;',
          'hand it over in a form that another service can read;',
          'end a consent that you gave, for the future.',
        ],
      },
      `Ask in your profile, or write to ${contactEmail} from the email of your account. We answer within ${DATA_REQUESTS.access.days} days, within ${DATA_REQUESTS.deletion.days} days when you ask us to delete data, and within ${DATA_REQUESTS.portability.days} days when you ask for data to take elsewhere. If we refuse, we say why.`,
      'If the answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner: www.odpc.go.ke.',
    ],
  },
  {
    id: 'scores',
    heading: 'Scores and people',
    blocks: [
      'Scores, levels and badges of the self-assessment are computed by published rules from your answers. A person of our team reviews every application before a listing is approved or refused, and you can ask for another review of any score.',
    ],
  },
  {
    id: 'trends',
    heading: 'How trends stay anonymous',
    blocks: [
      'A number is published only if at least 5 people stand behind it, or 10 where two answers are combined. Smaller groups are merged or hidden, shares are rounded to 5 %, and trends are refreshed monthly.',
    ],
  },
  {
    id: 'adults',
    heading: 'Adults only',
    blocks: [
      `${productName} is for people aged 18 and over. If you learn that a child has an account, tell us and we delete it.`,
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    blocks: [
      'Connections are encrypted, passwords are hashed, and access inside our team is limited to those who need it. Should a breach put people at real risk, we tell the ODPC within 72 hours of learning of it, and those concerned as soon as we can.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    blocks: [
      'We date every change at the top of this page, and tell members by email before a change that matters to them.',
    ],
  },
];
