import { msg, plural, t } from '../../domain/language';
import { DATA_REQUESTS } from '../../domain/privacy';
import type { AppConfig } from '../config';
import { APPEAL_DAYS } from './directoryInfo';

/** Specification 3, contact item. */
export interface ContactItem {
  contact_handle: string;
  contact_description: string;
  url: string;
}

type Reach = Pick<AppConfig, 'contactEmail' | 'helpEmail' | 'social'>;

const mail = (address: string, subject: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;

const item = (contact_handle: string, contact_description: string, url: string): ContactItem => ({
  contact_handle,
  contact_description,
  url,
});

export interface ContactGroup {
  heading: string;
  /** What to write, and what happens then. */
  lead: string;
  items: ContactItem[];
}

/** Every way to reach us, by reason. */
export const contactGroups = ({ contactEmail, helpEmail, social }: Reach): ContactGroup[] => [
  {
    heading: t('Help with the site'),
    lead: t(
      'Signing in, a form that refuses your answer, a page that does not work. Say what you did, what you saw, and on which phone or computer.',
    ),
    items: [item(helpEmail, t('Help'), mail(helpEmail, t('Help with the site')))],
  },
  {
    heading: t('Listings, events, partnership and anything else'),
    lead: t(
      'Questions about being listed, about your application, about an event or a resource, or an idea for working together.',
    ),
    items: [item(contactEmail, t('General contact'), mail(contactEmail, t('A question')))],
  },
  {
    heading: t('Report content, or appeal a decision'),
    lead: t(
      'Send the link of the page and what is wrong with it: a claim that is not true, a copied photo, an insult. You need no account. To appeal a decision about your own listing or post, write within {APPEAL_DAYS} days. Someone who did not make the decision will review it.',
      { APPEAL_DAYS },
    ),
    items: [
      item(contactEmail, t('Reports and appeals'), mail(contactEmail, t('Report or appeal'))),
    ],
  },
  {
    heading: t('Data protection'),
    lead: t(
      'To see, correct, move or delete your data, ask in your profile, or write from the email of your account. If our answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner.',
    ),
    items: [
      item(contactEmail, t('Our data-protection contact'), mail(contactEmail, t('My data'))),
      item(
        'www.odpc.go.ke',
        t('Office of the Data Protection Commissioner'),
        'https://www.odpc.go.ke',
      ),
    ],
  },
  {
    heading: t('Social media'),
    lead: t('News of the community. Please do not send personal data there.'),
    items: [
      item('X', t('Short news'), social.x),
      item('LinkedIn', t('For businesses'), social.linkedin),
      item('Instagram', t('Pictures from events'), social.instagram),
    ],
  },
];

interface ResponseTime {
  about: string;
  days: number;
  areWorkingDays?: true;
}

export const RESPONSE_TIMES: readonly ResponseTime[] = [
  { about: msg('Help with signing in'), days: 1, areWorkingDays: true },
  { about: msg('Questions about listings, events and resources'), days: 3, areWorkingDays: true },
  { about: msg('Reports of content'), days: 2, areWorkingDays: true },
  { about: msg('Appeals'), days: 14 },
  { about: msg('Requests about your data'), days: DATA_REQUESTS.access.days },
  { about: msg('Deletion of your data'), days: DATA_REQUESTS.deletion.days },
  { about: msg('Your data to take elsewhere'), days: DATA_REQUESTS.portability.days },
];

export const timeText = ({ days, areWorkingDays }: ResponseTime): string =>
  areWorkingDays
    ? plural(days, '# working day', '# working days')
    : plural(days, '# day', '# days');

export const WORKING_HOURS = msg(
  'Monday to Friday, 8:00 to 17:00 in Nairobi, except public holidays.',
);
