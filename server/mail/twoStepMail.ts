import { msg, plural, t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { pageAddress } from '../pages/pageAddress';

export type TwoStepChange = 'on' | 'off' | 'codes' | 'recovery';

const NEWS: Record<TwoStepChange, { subject: string; text: string }> = {
  on: {
    subject: msg('Two-step sign-in is on'),
    text: msg(
      'From now on, signing in to your account also asks for a code of your authenticator app. Other devices were signed out.',
    ),
  },
  off: {
    subject: msg('Two-step sign-in is off'),
    text: msg(
      'Signing in to your account no longer asks for a code. Your password alone is enough.',
    ),
  },
  codes: {
    subject: msg('You have new recovery codes'),
    text: msg('New recovery codes were made for your account. The earlier ones no longer work.'),
  },
  recovery: {
    subject: msg('A recovery code was used'),
    text: msg(
      'Somebody signed in to your account with the password and one of your recovery codes. Each works once.',
    ),
  },
};

interface Notice {
  to: string;
  firstName: string;
  change: TwoStepChange;
  /** How many recovery codes are left, after one was used. */
  left?: number;
}

/** Tells somebody what became of their two-step sign-in, since it may not have been them. */
export function twoStepMail(config: Config, notice: Notice): Mail {
  const { to, firstName, change, left } = notice;
  const { subject, text } = NEWS[change];
  const more =
    left === undefined
      ? []
      : [
          plural(
            left,
            '# code is left. Make new ones in your profile.',
            '# codes are left. Make new ones in your profile.',
          ),
        ];
  return framed(config, {
    kind: 'twoStep',
    to,
    subject: `${t(subject)}: ${t('your {productName} account', { productName: config.productName })}`,
    preview: t(text),
    firstName,
    blocks: [
      t(text),
      ...more,
      { link: pageAddress(config, '/profile'), label: t('Open your profile') },
    ],
    helpLine: t('If it was not you, change your password and write to'),
  });
}
