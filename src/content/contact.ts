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
    heading: 'Help with the site',
    lead: 'Signing in, a form that refuses your answer, a page that does not work. Say what you did, what you saw, and on which phone or computer.',
    items: [item(helpEmail, 'Help', mail(helpEmail, 'Help with the site'))],
  },
  {
    heading: 'Listings, events, partnership and anything else',
    lead: 'Questions about being listed, about your application, about an event or a resource, or an idea for working together.',
    items: [item(contactEmail, 'General contact', mail(contactEmail, 'A question'))],
  },
  {
    heading: 'Report content, or appeal a decision',
    lead: `Send the link of the page and what is wrong with it: a claim that is not true, a copied photo, an insult. You need no account. To appeal a decision about your own listing or post, write within ${APPEAL_DAYS} days. Someone who did not make the decision will review it.`,
    items: [item(contactEmail, 'Reports and appeals', mail(contactEmail, 'Report or appeal'))],
  },
  {
    heading: 'Data protection',
    lead: 'To see, correct, move or delete your data, ask in your profile, or write from the email of your account. If our answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner.',
    items: [
      item(contactEmail, 'Our data-protection contact', mail(contactEmail, 'My data')),
      item(
        'www.odpc.go.ke',
        'Office of the Data Protection Commissioner',
        'https://www.odpc.go.ke',
      ),
    ],
  },
  {
    heading: 'Social media',
    lead: 'News of the community. Please do not send personal data there.',
    items: [
      item('X', 'Short news', social.x),
      item('LinkedIn', 'For businesses', social.linkedin),
      item('Instagram', 'Pictures from events', social.instagram),
    ],
  },
];

export const RESPONSE_TIMES = [
  { about: 'Help with signing in', within: '1 working day' },
  { about: 'Questions about listings, events and resources', within: '3 working days' },
  { about: 'Reports of content', within: '2 working days' },
  { about: 'Appeals', within: '14 days' },
  { about: 'Requests about your data', within: `${DATA_REQUESTS.access.days} days` },
  { about: 'Deletion of your data', within: `${DATA_REQUESTS.deletion.days} days` },
  { about: 'Your data to take elsewhere', within: `${DATA_REQUESTS.portability.days} days` },
];

export const WORKING_HOURS = 'Monday to Friday, 8:00 to 17:00 in Nairobi, except public holidays.';
