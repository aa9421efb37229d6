import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** Lines of the text stay short and ASCII, so that it, link included, is sent as it is written here. */
export const passwordResetMail = (config: Config, to: string, link: string): Mail =>
  framed(config, {
    kind: 'passwordReset',
    to,
    subject: `Reset your ${config.productName} password`,
    preview: 'The link works once and for one hour.',
    blocks: [
      {
        lines: [
          `Somebody asked for a new password for your ${config.productName} account.`,
          'To choose one, open this address within one hour:',
        ],
      },
      { link, label: 'Choose a new password' },
      'If it was not you, ignore this email: your password stays as it is.',
    ],
    helpLine: 'Trouble signing in? Write to',
  });
