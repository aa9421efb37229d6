import { msg, t } from '../../domain/language';
import { CODE_MINUTES } from '../../domain/codes';
import { OBJECTION_DAYS } from '../../domain/listing/claims';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

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
    subject: t('Your code for "{name}": {code}', { name: nameText(name), code }),
    preview: t('The code works for {minutes} minutes.', { minutes: CODE_MINUTES }),
    blocks: [
      t(
        'Somebody who is logged in to {productName} wants to claim the listing "{name}". With this code they prove that they belong to the business:',
        { productName: config.productName, name: nameText(name) },
      ),
      code,
      t('It works for {minutes} minutes. Give it to nobody whom you do not know.', {
        minutes: CODE_MINUTES,
      }),
      t('If nobody of your business asked for it, ignore this email: the listing stays as it is.'),
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
    subject: t('"{name}" was claimed', { name: nameText(name) }),
    preview: t('If it was not you, you can stop it.'),
    blocks: [
      t(
        'Somebody proved that they belong to "{name}", and can now change its listing on {productName}.',
        { name: nameText(name), productName: config.productName },
      ),
      t('If that was you or a colleague, there is nothing to do.'),
      t('If it was not, open this address within {days} days:', { days: OBJECTION_DAYS }),
      { link, label: t('This was not us') },
    ],
  });

const NEWS = {
  claimed: {
    subject: msg('You are now an owner'),
    text: msg(
      'You are now an owner of the listing "{name}": you can change it, and invite others.',
    ),
  },
  rejected: {
    subject: msg('Your claim was not accepted'),
    text: msg('Your claim of the listing "{name}" was not accepted.'),
  },
  frozen: {
    subject: msg('Your claim was stopped'),
    text: msg(
      'The address in the listing "{name}" says that your claim was not meant. The listing is shown as before, and you cannot change it until our team has looked into it.',
    ),
  },
  upheld: {
    subject: msg('Your claim stands'),
    text: msg(
      'Our team looked into your claim of the listing "{name}": it stands. You can change it again, with all that you had written.',
    ),
  },
  returned: {
    subject: msg('Your claim has ended'),
    text: msg(
      'Our team looked into your claim of the listing "{name}", and ended it. The listing stays as it was before.',
    ),
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
  const words = t(text, { name: nameText(name) });
  const isOwner = outcome === 'claimed' || outcome === 'upheld';
  return framed(config, {
    kind: 'claim',
    to,
    firstName,
    subject: `${t(subject)}: ${nameText(name)}`,
    preview: words,
    sms: `${t(subject)}: ${nameText(name)}.`,
    blocks: [
      words,
      ...(reason === '' ? [] : [t('The reason:'), { quote: t(reason) }]),
      ...(isOwner
        ? [{ link: pageAddress(config, '/my-business'), label: t('Open your listing') }]
        : []),
    ],
    helpLine: t('If you do not agree or have a question, write to'),
  });
}
