import { msg } from '../../../domain/language';
import { RETENTION } from '../../../domain/retention';
import { DATA_REQUESTS } from '../../../domain/privacy';
import type { LegalSection } from './types';

/** For the marks in the texts below. */
export const RIGHTS_VALUES = {
  messageDays: RETENTION.messages.days,
  accessDays: DATA_REQUESTS.access.days,
  deletionDays: DATA_REQUESTS.deletion.days,
  portabilityDays: DATA_REQUESTS.portability.days,
};

/** The part of the privacy policy on what people can ask for and what protects them. */
export const PRIVACY_RIGHTS: LegalSection[] = [
  {
    id: 'retention',
    heading: msg('How long we keep it'),
    blocks: [
      {
        terms: [
          [msg('Account and profile'), msg('until you delete the account, plus 30 days')],
          [msg('Assessments and reviews'), msg('3 years')],
          [msg('Messages between members'), msg('{messageDays} days')],
          [msg('Records of consent'), msg('the life of the account, plus 3 years')],
          [msg('Security and error logs'), msg('12 months')],
        ],
      },
    ],
  },
  {
    id: 'rights',
    heading: msg('Your rights'),
    blocks: [
      msg('You may ask us, free of charge, to:'),
      {
        list: [
          msg('tell you what we hold about you and give you a copy;'),
          msg('correct what is wrong, or delete it;'),
          msg('restrict its use, or stop using it for trends or for marketing;'),
          msg('hand it over in a form that another service can read;'),
          msg('end a consent that you gave, for the future.'),
        ],
      },
      msg(
        'Ask in your profile, or write to {contactEmail} from the email of your account. We answer within {accessDays} days, within {deletionDays} days when you ask us to delete data, and within {portabilityDays} days when you ask for data to take elsewhere. If we refuse, we say why.',
      ),
      msg(
        'If the answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner: www.odpc.go.ke.',
      ),
    ],
  },
  {
    id: 'scores',
    heading: msg('Scores and people'),
    blocks: [
      msg(
        'Scores, levels and badges of the self-assessment are computed by published rules from your answers. A person of our team reviews every application before a listing is approved or refused, and you can ask for another review of any score.',
      ),
    ],
  },
  {
    id: 'trends',
    heading: msg('How trends stay anonymous'),
    blocks: [
      msg(
        'A number is published only if at least 5 people stand behind it, or 10 where two answers are combined. Smaller groups are merged or hidden, shares are rounded to 5 %, and trends are refreshed monthly.',
      ),
    ],
  },
  {
    id: 'adults',
    heading: msg('Adults only'),
    blocks: [
      msg(
        '{productName} is for people aged 18 and over. If you learn that a child has an account, tell us and we delete it.',
      ),
    ],
  },
  {
    id: 'security',
    heading: msg('Security'),
    blocks: [
      msg(
        'Connections are encrypted, passwords are hashed, and access inside our team is limited to those who need it. Should a breach put people at real risk, we tell the ODPC within 72 hours of learning of it, and those concerned as soon as we can.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: msg('Changes'),
    blocks: [
      msg(
        'We date every change at the top of this page, and tell members by email before a change that matters to them.',
      ),
    ],
  },
];
