import type { ReviewPayload } from '../../domain/contract/review';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

const NEWS: Record<ReviewPayload['decision'], { subject: string; text: string }> = {
  published: { subject: 'Published', text: 'was published.' },
  changes_requested: { subject: 'Changes needed', text: 'needs changes before it is published.' },
  rejected: { subject: 'Not published', text: 'was not accepted.' },
};

const TAKEN_DOWN = { subject: 'No longer public', text: 'is no longer shown to the public.' };

interface Decision extends Pick<ReviewPayload, 'subject' | 'decision' | 'note'> {
  to: string;
  firstName: string;
  title: string;
  /** The public saw it until now. */
  wasPublic: boolean;
  link: string;
}

/** Tells the owner what the review of a post decided, and why. */
export function reviewMail(
  config: Config,
  { to, firstName, subject, decision, note, title, wasPublic, link }: Decision,
): Mail {
  const news = wasPublic && decision !== 'published' ? TAKEN_DOWN : NEWS[decision];
  return framed(config, {
    kind: 'review',
    to,
    subject: `${news.subject}: ${nameText(title)}`,
    preview: `Your ${subject} ${news.text}`,
    firstName,
    blocks: [
      `Your ${subject} "${nameText(title)}" ${news.text}`,
      ...(note === '' ? [] : ['What the reviewer says:', { quote: note }]),
      { link, label: `See your ${subject}` },
    ],
  });
}
