import type { MailedEvent } from '../../domain/vetting/applicationEvents';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** What a business is mailed about its application. */
export type NoticeEvent = MailedEvent | 'clearance.overridden' | 'clearance.restored';

interface News {
  subject: string;
  text: string;
  /** What the business can do now. */
  next: string;
  /** The name of the link, and the page where the business goes on; null for its listing. */
  label: string;
  page: '/vetting' | '/report' | null;
}

const NEWS: Record<MailedEvent | 'clearance.restored', News> = {
  'changes.requested': {
    subject: 'Please change some answers',
    text: 'We read your application and need changes before we can decide.',
    next: 'These questions are open again. Change your answers and submit once more:',
    label: 'Change your answers',
    page: '/vetting',
  },
  'application.approved': {
    subject: 'Your application is approved',
    text: 'We read your application and accepted your answers.',
    next: 'Your listing goes public next; we write to you then. Your report:',
    label: 'See your report',
    page: '/report',
  },
  'application.rejected': {
    subject: 'Your application was not accepted',
    text: 'We read your application and could not accept it.',
    next: 'Your answers are kept. Once this has changed you can take the application up again from your report:',
    label: 'See your report',
    page: '/report',
  },
  'application.reopened': {
    subject: 'We look at your application again',
    text: 'The decision on your application is open again. Until the next one, no level and no badge is shown.',
    next: 'You find it in your report:',
    label: 'See your report',
    page: '/report',
  },
  'listing.published': {
    subject: 'You are in the directory',
    text: 'Your business is in the directory now, with what we verified.',
    next: 'See what visitors see:',
    label: 'See your listing',
    page: null,
  },
  'listing.unpublished': {
    subject: 'Your listing is not verified for now',
    text: 'We took the publication of your listing back. Your application stays approved.',
    next: 'You find it in your report:',
    label: 'See your report',
    page: '/report',
  },
  'clearance.restored': {
    subject: 'The Advanced part: the rule applies again',
    text: 'Our team withdrew its decision on the Advanced part. Whether it is open follows from your Basic answers again.',
    next: 'All your answers are kept:',
    label: 'Go to the assessment',
    page: '/vetting',
  },
};

const ADVANCED: Record<'opened' | 'closed', News> = {
  opened: {
    subject: 'The Advanced part is open',
    text: 'Our team opened the Advanced part of the assessment for you.',
    next: 'You can go on as soon as your answers can be changed:',
    label: 'Go to the assessment',
    page: '/vetting',
  },
  closed: {
    subject: 'The Advanced part is closed',
    text: 'Our team closed the Advanced part of the assessment for now.',
    next: 'All your answers are kept:',
    label: 'Go to the assessment',
    page: '/vetting',
  },
};

export interface ApplicationNotice {
  event: NoticeEvent;
  /** The team's words; empty for none. */
  note: string;
  /** The questions that are open again, each with what to change; empty for none. */
  questions: readonly { text: string; comment: string }[];
  /** Whether an admin's word opens the Advanced part. */
  isCleared?: boolean;
}

interface Recipient {
  to: string;
  firstName: string;
  link: string;
}

const newsOf = ({ event, isCleared }: ApplicationNotice): News => {
  if (event === 'clearance.overridden') return isCleared ? ADVANCED.opened : ADVANCED.closed;
  return NEWS[event];
};

export const pageOf = (notice: ApplicationNotice): News['page'] => newsOf(notice).page;

/** Tells a business what the team decided on its application, and why. */
export function applicationMail(
  config: Config,
  notice: ApplicationNotice,
  { to, firstName, link }: Recipient,
): Mail {
  const { subject, text, next, label } = newsOf(notice);
  return framed(config, {
    kind: 'application',
    to,
    subject: `${subject}: ${config.productName}`,
    preview: text,
    firstName,
    blocks: [
      text,
      ...(notice.note === '' ? [] : ['What our team says:', { quote: notice.note }]),
      next,
      ...notice.questions.flatMap(({ text: question, comment }) => [
        { items: [question] },
        ...(comment === '' ? [] : [{ quote: comment }]),
      ]),
      { link, label },
    ],
  });
}
