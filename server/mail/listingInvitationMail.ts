import { INVITATION_DAYS, type ListingRole } from '../../domain/listing/people';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

const MAY: Record<ListingRole, string> = {
  owner: 'As an owner you may change the listing, and decide who else may.',
  editor: 'As an editor you may change what the directory shows: texts, photos and products.',
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
    subject: `Invitation to look after "${nameText(name)}"`,
    preview: `${nameText(inviter)} invites you to the listing "${nameText(name)}".`,
    blocks: [
      `${nameText(inviter)} invites you to look after the listing "${nameText(name)}" on ${config.productName}.`,
      MAY[role],
      { link: `${config.publicUrl}/listing-invitation/${token}`, label: 'See the invitation' },
      `You need an account with this email address. If you have none yet, create one, confirm the address, and open the link again. It works once, for ${INVITATION_DAYS} days.`,
      'If you do not know what this is about, ignore this email: nothing happens without you.',
    ],
  });
