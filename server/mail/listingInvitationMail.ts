import { msg, t } from '../../domain/language';
import { INVITATION_DAYS, type ListingRole } from '../../domain/listing/people';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

const MAY: Record<ListingRole, string> = {
  owner: msg('As an owner you may change the listing, and decide who else may.'),
  editor: msg('As an editor you may change what the directory shows: texts, photos and products.'),
};

interface Invited {
  to: string;
  /** Who invites. */
  inviter: string;
  /** The name of the listing. */
  name: string;
  role: ListingRole;
  token: string;
}

/** Invites somebody to a listing. It is the same for those who have an account and those who have none. */
export const listingInvitationMail = (
  config: Config,
  { to, inviter, name, role, token }: Invited,
): Mail =>
  framed(config, {
    kind: 'listingInvitation',
    to,
    subject: t('Invitation to look after "{name}"', { name: nameText(name) }),
    preview: t('{inviter} invites you to the listing "{name}".', {
      inviter: nameText(inviter),
      name: nameText(name),
    }),
    blocks: [
      t('{inviter} invites you to look after the listing "{name}" on {productName}.', {
        inviter: nameText(inviter),
        name: nameText(name),
        productName: config.productName,
      }),
      t(MAY[role]),
      { link: pageAddress(config, `/listing-invitation/${token}`), label: t('See the invitation') },
      t(
        'You need an account with this email address. If you have none yet, create one, confirm the address, and open the link again. It works once, for {days} days.',
        { days: INVITATION_DAYS },
      ),
      t('If you do not know what this is about, ignore this email: nothing happens without you.'),
    ],
  });
