import type { ReviewPayload } from '../../domain/contract/review';
import { msg, t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

type Subject = ReviewPayload['subject'];
type Outcome = ReviewPayload['decision'] | 'taken_down';

const SUBJECTS: Record<Outcome, string> = {
  published: msg('Published'),
  changes_requested: msg('Changes needed'),
  rejected: msg('Not published'),
  taken_down: msg('No longer public'),
};

/** `{title}` is a title in quotes after a space, or nothing. */
const NEWS: Record<Subject, Record<Outcome, string>> = {
  resource: {
    published: msg('Your resource{title} was published.'),
    changes_requested: msg('Your resource{title} needs changes before it is published.'),
    rejected: msg('Your resource{title} was not accepted.'),
    taken_down: msg('Your resource{title} is no longer shown to the public.'),
  },
  event: {
    published: msg('Your event{title} was published.'),
    changes_requested: msg('Your event{title} needs changes before it is published.'),
    rejected: msg('Your event{title} was not accepted.'),
    taken_down: msg('Your event{title} is no longer shown to the public.'),
  },
  listing: {
    published: msg('Your listing{title} was published.'),
    changes_requested: msg('Your listing{title} needs changes before it is published.'),
    rejected: msg('Your listing{title} was not accepted.'),
    taken_down: msg('Your listing{title} is no longer shown to the public.'),
  },
};

const LABELS: Record<Subject, string> = {
  resource: msg('See your resource'),
  event: msg('See your event'),
  listing: msg('See your listing'),
};

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
  const outcome = wasPublic && decision !== 'published' ? 'taken_down' : decision;
  const news = NEWS[subject][outcome];
  return framed(config, {
    kind: 'review',
    to,
    subject: `${t(SUBJECTS[outcome])}: ${nameText(title)}`,
    preview: t(news, { title: '' }),
    sms: `${t(news, { title: '' })} ${link}`,
    firstName,
    blocks: [
      t(news, { title: ` "${nameText(title)}"` }),
      ...(note === '' ? [] : [t('What the reviewer says:'), { quote: note }]),
      { link, label: t(LABELS[subject]) },
    ],
  });
}
