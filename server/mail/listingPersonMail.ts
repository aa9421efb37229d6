import { msg, t } from '../../domain/language';
import type { ListingRole } from '../../domain/listing/people';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

type Change = ListingRole | 'removed';

const NEWS: Record<Change, { subject: string; text: string }> = {
  owner: {
    subject: msg('You are now an owner'),
    text: msg(
      'You are now an owner of the listing "{name}": you may also decide who takes part in it.',
    ),
  },
  editor: {
    subject: msg('You are now an editor'),
    text: msg(
      'You are now an editor of the listing "{name}": you may change what the directory shows, but no longer decide who takes part in it.',
    ),
  },
  removed: {
    subject: msg('You no longer take part'),
    text: msg('An owner removed you from the listing "{name}". You can no longer change it.'),
  },
};

interface Changed {
  to: string;
  name: string;
  /** Null for whoever was removed. */
  role: ListingRole | null;
}

/** Tells somebody what an owner changed about their part in a listing. */
export function listingPersonMail(config: Config, { to, name, role }: Changed): Mail {
  const { subject, text } = NEWS[role ?? 'removed'];
  const words = t(text, { name: nameText(name) });
  return framed(config, {
    kind: 'listingPerson',
    to,
    subject: `${t(subject)}: ${nameText(name)}`,
    preview: words,
    blocks: [
      words,
      ...(role === null
        ? []
        : [{ link: pageAddress(config, '/my-business'), label: t('See your listings') }]),
    ],
  });
}
