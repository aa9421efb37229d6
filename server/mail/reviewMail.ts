import type { ReviewPayload } from '../../domain/contract/review';
import type { Config } from '../config';
import type { Mail } from './mailer';

const NEWS: Record<ReviewPayload['decision'], { subject: string; text: string }> = {
  published: { subject: 'Published', text: 'was published.' },
  changes_requested: { subject: 'Changes needed', text: 'needs changes before it is published.' },
  rejected: { subject: 'Not published', text: 'was not accepted.' },
};

interface Decision extends Pick<ReviewPayload, 'subject' | 'decision' | 'note'> {
  to: string;
  firstName: string;
  title: string;
  link: string;
}

/** Tells the owner what the review of a post decided, and why. */
export const reviewMail = (
  config: Config,
  { to, firstName, subject, decision, note, title, link }: Decision,
): Mail => ({
  to,
  subject: `${NEWS[decision].subject}: ${title}`,
  text: [
    `Dear ${firstName},`,
    '',
    `Your ${subject} "${title}" ${NEWS[decision].text}`,
    ...(note === '' ? [] : ['', 'What the reviewer says:', '', note]),
    '',
    link,
    '',
    `Questions? Write to ${config.helpEmail}`,
    '',
  ].join('\n'),
});
