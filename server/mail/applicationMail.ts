import { msg, t } from '../../domain/language';
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
    subject: msg('Please change some answers'),
    text: msg('We read your application and need changes before we can decide.'),
    next: msg('These questions are open again. Change your answers and submit once more:'),
    label: msg('Change your answers'),
    page: '/vetting',
  },
  'application.approved': {
    subject: msg('Your application is approved'),
    text: msg('We read your application and accepted your answers.'),
    next: msg('Your listing goes public next; we write to you then. Your report:'),
    label: msg('See your report'),
    page: '/report',
  },
  'application.rejected': {
    subject: msg('Your application was not accepted'),
    text: msg('We read your application and could not accept it.'),
    next: msg(
      'Your answers are kept. Once this has changed you can take the application up again from your report:',
    ),
    label: msg('See your report'),
    page: '/report',
  },
  'application.reopened': {
    subject: msg('We look at your application again'),
    text: msg(
      'The decision on your application is open again. Until the next one, no level and no badge is shown.',
    ),
    next: msg('You find it in your report:'),
    label: msg('See your report'),
    page: '/report',
  },
  'listing.published': {
    subject: msg('You are in the directory'),
    text: msg('Your business is in the directory now, with what we verified.'),
    next: msg('See what visitors see:'),
    label: msg('See your listing'),
    page: null,
  },
  'listing.unpublished': {
    subject: msg('Your listing is not verified for now'),
    text: msg('We took the publication of your listing back. Your application stays approved.'),
    next: msg('You find it in your report:'),
    label: msg('See your report'),
    page: '/report',
  },
  'clearance.restored': {
    subject: msg('The Advanced part: the rule applies again'),
    text: msg(
      'Our team withdrew its decision on the Advanced part. Whether it is open follows from your Basic answers again.',
    ),
    next: msg('All your answers are kept:'),
    label: msg('Go to the assessment'),
    page: '/vetting',
  },
};

const ADVANCED: Record<'opened' | 'closed', News> = {
  opened: {
    subject: msg('The Advanced part is open'),
    text: msg('Our team opened the Advanced part of the assessment for you.'),
    next: msg('You can go on as soon as your answers can be changed:'),
    label: msg('Go to the assessment'),
    page: '/vetting',
  },
  closed: {
    subject: msg('The Advanced part is closed'),
    text: msg('Our team closed the Advanced part of the assessment for now.'),
    next: msg('All your answers are kept:'),
    label: msg('Go to the assessment'),
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
    subject: `${t(subject)}: ${config.productName}`,
    preview: t(text),
    sms: `${t(subject)}. ${link}`,
    firstName,
    blocks: [
      t(text),
      ...(notice.note === '' ? [] : [t('What our team says:'), { quote: notice.note }]),
      t(next),
      ...notice.questions.flatMap(({ text: question, comment }) => [
        { items: [question] },
        ...(comment === '' ? [] : [{ quote: comment }]),
      ]),
      { link, label: t(label) },
    ],
  });
}
