import { readConfig } from '../config';
import { assignmentMail } from '../mail/assignmentMail';
import { applicationMail } from '../mail/applicationMail';
import { claimCodeMail, claimDecisionMail, claimNoticeMail } from '../mail/claimMail';
import { digestMail } from '../mail/digestMail';
import { emailChangedMail } from '../mail/emailChangedMail';
import { eventNoticeMail } from '../mail/eventNoticeMail';
import { eventPlaceMail } from '../mail/eventPlaceMail';
import { eventReminderMail } from '../mail/eventReminderMail';
import { issueMail } from '../mail/issueMail';
import { joinAlertMail, joinedMail } from '../mail/joinAlertMail';
import { listingEditedMail } from '../mail/listingEditedMail';
import { listingInvitationMail } from '../mail/listingInvitationMail';
import { listingPersonMail } from '../mail/listingPersonMail';
import { membershipMail } from '../mail/membershipMail';
import { newsletterMail } from '../mail/newsletterMail';
import { passwordResetMail } from '../mail/passwordResetMail';
import { proofExpiryMail } from '../mail/proofExpiryMail';
import { reportOutcomeMail } from '../mail/reportOutcomeMail';
import { reviewMail } from '../mail/reviewMail';
import { verificationMail, welcomeMail } from '../mail/verificationMail';
import { weeklyMail } from '../mail/weeklyMail';
import type { WriteMail } from '../mail/queue';

export const HOST = 'http://localhost:3000';
export const TOKEN = '0123456789abcdefghijkl';
export const link = `${HOST}/password-reset/confirm/MTIz/${TOKEN}`;
export const to = 'a@example.com';
export const person = { to, firstName: 'Wanjikũ 🌱 <b>' };
export const NOTE = 'Name the <hall> & the "street".\nThen send it again.';
export const config = readConfig({});

export const event = {
  name: 'Repair <Saturday>',
  when: 'Saturday, 10:00',
  link: `${HOST}/events/repair`,
};

/** Each email, with a link and words that must be in both of its parts in English. */
export const MAILS: [name: string, write: WriteMail, address: string | null, words: string][] = [
  ['welcome', () => welcomeMail(config, person, link), link, person.firstName],
  ['welcome, proven', () => welcomeMail(config, person, null), `${HOST}/general`, person.firstName],
  ['verification', () => verificationMail(config, person, link), link, '48 hours'],
  ['reset', () => passwordResetMail(config, to, link), link, 'within one hour'],
  ['changed email', () => emailChangedMail(config, to), null, 'new address'],
  [
    'newsletter',
    () => newsletterMail(config, to, { confirm: null, unsubscribe: `${HOST}/n/${TOKEN}` }),
    `${HOST}/n/${TOKEN}`,
    'To end it',
  ],
  [
    'newsletter, to be confirmed',
    () => newsletterMail(config, to, { confirm: link, unsubscribe: `${HOST}/n/${TOKEN}` }),
    link,
    '48 hours',
  ],
  [
    'weekly',
    () =>
      weeklyMail(config, {
        ...person,
        unsubscribe: `${HOST}/n/${TOKEN}?of=weekly`,
        cards: [
          {
            kind: 'event',
            key: 'repair',
            title: 'Repair <Saturday>',
            facts: 'Event, Kisumu',
            summary: 'Bring & mend.',
            link,
          },
        ],
        key: 'weekly',
      }),
    null,
    'Repair <Saturday>',
  ],
  [
    'issue',
    () =>
      issueMail(
        config,
        { subject: 'News', preview: '', body: `Karibu, <${link}>`, cards: [] },
        { to, kind: 'issue', page: HOST, unsubscribe: `${HOST}/n/${TOKEN}` },
      ),
    null,
    'Karibu',
  ],
  [
    'join alert',
    () => joinAlertMail(config, { to, link, q: 'sabuni <ya> mti', county: '042' }),
    link,
    '“sabuni <ya> mti” in Kisumu',
  ],
  [
    'joined',
    () =>
      joinedMail(config, {
        to,
        q: 'sabuni',
        county: '',
        business: 'Soap & Sons',
        place: 'Ahero',
        link,
      }),
    link,
    'Soap & Sons, Ahero',
  ],
  [
    'review',
    () =>
      reviewMail(config, {
        ...person,
        subject: 'event',
        decision: 'rejected',
        note: NOTE,
        title: 'Repair <Saturday>',
        wasPublic: false,
        link,
      }),
    link,
    NOTE,
  ],
  [
    'application',
    () =>
      applicationMail(
        config,
        {
          event: 'changes.requested',
          note: NOTE,
          questions: [{ text: 'Is it <yours>?', comment: 'Name the <owner>.' }],
        },
        { ...person, link },
      ),
    link,
    'Is it <yours>?',
  ],
  [
    'assignment',
    () =>
      assignmentMail(config, {
        to,
        firstName: 'Wanjikũ',
        business: 'Repair <Shop>',
        by: 'Njeri Mwangi',
        application: 41,
        state: 'submitted',
      }),
    `${config.publicUrl}/vetting/admin/progress?application=41`,
    'Repair <Shop>',
  ],
  [
    'listing invitation',
    () =>
      listingInvitationMail(config, {
        to,
        inviter: 'Wanjikũ',
        name: 'Repair <Shop>',
        role: 'editor',
        token: TOKEN,
      }),
    `${config.publicUrl}/listing-invitation/${TOKEN}`,
    'Repair <Shop>',
  ],
  [
    'listing person',
    () => listingPersonMail(config, { to, name: 'Repair <Shop>', role: 'owner' }),
    `${config.publicUrl}/my-business`,
    'Repair <Shop>',
  ],
  [
    'listing person, removed',
    () => listingPersonMail(config, { to, name: 'Repair <Shop>', role: null }),
    null,
    'You can no longer change it.',
  ],
  [
    'claim code',
    () => claimCodeMail(config, { to, name: 'Repair <Shop>', code: '012345' }),
    null,
    '012345',
  ],
  [
    'claim notice',
    () => claimNoticeMail(config, { to, name: 'Repair <Shop>', link }),
    link,
    'within 7 days',
  ],
  [
    'claim',
    () => claimDecisionMail(config, { ...person, name: 'Repair', outcome: 'upheld', reason: NOTE }),
    `${config.publicUrl}/my-business`,
    NOTE,
  ],
  [
    'membership',
    () => membershipMail(config, { ...person, change: 'suspended', role: 'member', reason: NOTE }),
    null,
    NOTE,
  ],
  [
    'documents that expire',
    () =>
      proofExpiryMail(config, {
        ...person,
        proofs: [
          { name: 'Permit <1>', expires_on: '2026-04-02' },
          { name: 'Licence', expires_on: '2026-04-03' },
        ],
      }),
    `${config.publicUrl}/vetting`,
    'Permit <1>: 2 April 2026',
  ],
  [
    'event notice',
    () =>
      eventNoticeMail(config, {
        ...person,
        ...event,
        isWaiting: false,
        change: 'changed',
        changed: ['Start', 'Place'],
      }),
    event.link,
    'Changed: Start, Place',
  ],
  [
    'event notice without a page',
    () =>
      eventNoticeMail(config, {
        ...person,
        ...event,
        isWaiting: false,
        change: 'changed',
        changed: ['Start'],
        link: null,
      }),
    null,
    'You keep your place.',
  ],
  [
    'event notice to somebody who waits',
    () =>
      eventNoticeMail(config, {
        ...person,
        ...event,
        isWaiting: true,
        change: 'postponed',
        changed: [],
      }),
    event.link,
    'An event for which you wait for a place was postponed.',
  ],
  [
    'reminder',
    () =>
      eventReminderMail(config, {
        ...person,
        ...event,
        place: null,
        joinLink: 'https://meet.example/a?b=1&c=2',
        calendarLink: `${HOST}/e.ics`,
        key: 'reminder:1:2',
      }),
    'https://meet.example/a?b=1&c=2',
    event.name,
  ],
  [
    'place in an event',
    () => eventPlaceMail(config, { ...person, ...event, place: 'Hall <2>', calendarLink: link }),
    event.link,
    'Cancel my place',
  ],
  [
    'place in an event without a new date',
    () =>
      eventPlaceMail(config, { ...person, ...event, when: null, place: null, calendarLink: link }),
    event.link,
    'when the new date is known',
  ],
  [
    'digest',
    () =>
      digestMail(
        config,
        {
          states: [{ state: 'submitted', applications: 2 }],
          longest: [{ name: 'Tujenge <Bricks>', state: 'submitted', days: 3 }],
          abuseReports: 1,
          resources: 0,
          events: 0,
          listings: 0,
          claims: 0,
          dataRequests: 0,
          changes: { count: 0, first: [] },
        },
        person,
      ),
    `${HOST}/vetting/admin/progress`,
    'Tujenge <Bricks>',
  ],
  [
    'digest of changes',
    () =>
      digestMail(
        config,
        {
          states: [],
          longest: [],
          abuseReports: 0,
          resources: 0,
          events: 0,
          listings: 0,
          claims: 0,
          dataRequests: 0,
          changes: {
            count: 3,
            first: [
              {
                subject: 'listing',
                subject_id: 1,
                title: 'Tujenge <Bricks>',
                slug: 'tujenge',
                modified_at: '2026-03-01T09:00:00Z',
                changes: [{ field: 'Description', before: '', after: 'CERTIFIED by the UN' }],
              },
            ],
          },
        },
        person,
      ),
    `${HOST}/vetting/admin/moderation?view=changes`,
    'Tujenge <Bricks> (listing): Description',
  ],
  [
    'listing edited',
    () =>
      listingEditedMail(config, {
        ...person,
        name: 'Tujenge',
        changes: [{ field: 'Name', before: '', after: 'Tujenge <Bricks>' }],
      }),
    `${HOST}/my-business`,
    'Tujenge <Bricks>',
  ],
  [
    'report outcome',
    () =>
      reportOutcomeMail(config, {
        to,
        subject: 'event',
        reportedAt: new Date('2026-03-01T09:00:00Z'),
        outcome: 'acted',
      }),
    null,
    '1 March 2026',
  ],
];
