import { CODE_MINUTES, OBJECTION_DAYS } from '../../domain/listing/claims';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

interface Code {
  to: string;
  name: string;
  code: string;
}

/** Goes to an address of the business, whose owner may not be who asked for it. */
export const claimCodeMail = (config: Config, { to, name, code }: Code): Mail =>
  framed(config, {
    kind: 'claimCode',
    to,
    subject: `Your code for "${nameText(name)}": ${code}`,
    preview: `The code works for ${CODE_MINUTES} minutes.`,
    blocks: [
      `Somebody who is logged in to ${config.productName} wants to claim the listing "${nameText(name)}". With this code they prove that they belong to the business:`,
      code,
      `It works for ${CODE_MINUTES} minutes. Give it to nobody whom you do not know.`,
      'If nobody of your business asked for it, ignore this email: the listing stays as it is.',
    ],
  });

interface Notice {
  to: string;
  name: string;
  link: string;
}

/** Tells the listed address, which may not know of the claim, how to object. */
export const claimNoticeMail = (config: Config, { to, name, link }: Notice): Mail =>
  framed(config, {
    kind: 'claimNotice',
    to,
    subject: `"${nameText(name)}" was claimed`,
    preview: 'If it was not you, you can stop it.',
    blocks: [
      `Somebody proved that they belong to "${nameText(name)}", and can now change its listing on ${config.productName}.`,
      'If that was you or a colleague, there is nothing to do.',
      `If it was not, open this address within ${OBJECTION_DAYS} days:`,
      { link, label: 'This was not us' },
    ],
  });

const NEWS = {
  claimed: {
    subject: 'You are now an owner',
    text: (name: string) =>
      `You are now an owner of the listing "${name}": you can change it, and invite others.`,
  },
  rejected: {
    subject: 'Your claim was not accepted',
    text: (name: string) => `Your claim of the listing "${name}" was not accepted.`,
  },
  frozen: {
    subject: 'Your claim was stopped',
    text: (name: string) =>
      `The address in the listing "${name}" says that your claim was not meant. The listing is shown as before, and you cannot change it until our team has looked into it.`,
  },
  upheld: {
    subject: 'Your claim stands',
    text: (name: string) =>
      `Our team looked into your claim of the listing "${name}": it stands. You can change it again, with all that you had written.`,
  },
  returned: {
    subject: 'Your claim has ended',
    text: (name: string) =>
      `Our team looked into your claim of the listing "${name}", and ended it. The listing stays as it was before.`,
  },
} as const;

interface Decision {
  to: string;
  firstName: string;
  name: string;
  outcome: keyof typeof NEWS;
  /** Of our team; may be empty. */
  reason: string;
}

/** Tells the claimant what came of a claim. */
export function claimDecisionMail(
  config: Config,
  { to, firstName, name, outcome, reason }: Decision,
): Mail {
  const { subject, text } = NEWS[outcome];
  const words = text(nameText(name));
  const isOwner = outcome === 'claimed' || outcome === 'upheld';
  return framed(config, {
    kind: 'claim',
    to,
    firstName,
    subject: `${subject}: ${nameText(name)}`,
    preview: words,
    blocks: [
      words,
      ...(reason === '' ? [] : ['The reason:', { quote: reason }]),
      ...(isOwner ? [{ link: `${config.publicUrl}/my-business`, label: 'Open your listing' }] : []),
    ],
    helpLine: 'If you do not agree or have a question, write to',
  });
}
