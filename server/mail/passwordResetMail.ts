import type { Config } from '../config';
import type { Mail } from './mailer';

/** Lines stay short and ASCII, so that the mail, link included, is sent as it is written here. */
export const passwordResetMail = (config: Config, to: string, link: string): Mail => ({
  to,
  subject: `Reset your ${config.productName} password`,
  text: [
    `Somebody asked for a new password for your ${config.productName} account.`,
    'To choose one, open this address within one hour:',
    '',
    link,
    '',
    'If it was not you, ignore this mail: your password stays as it is.',
    '',
    `Trouble signing in? Write to ${config.helpEmail}`,
    '',
  ].join('\n'),
});
