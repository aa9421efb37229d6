import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** Goes to the old address, whose owner may not be the one who changed it. */
export const emailChangedMail = (config: Config, to: string): Mail =>
  framed(config, {
    kind: 'emailChanged',
    to,
    subject: `Your ${config.productName} account has a new email`,
    preview: 'We now send emails to the new address.',
    blocks: [
      {
        lines: [
          `The email of your ${config.productName} account was changed, with your password.`,
          'We now send emails to the new address.',
        ],
      },
    ],
    helpLine: 'If it was not you, write to',
  });
