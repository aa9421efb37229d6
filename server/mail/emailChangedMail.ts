import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** Goes to the old address, whose owner may not be the one who changed it. */
export const emailChangedMail = (config: Config, to: string): Mail =>
  framed(config, {
    kind: 'emailChanged',
    to,
    subject: t('Your {productName} account has a new email', { productName: config.productName }),
    preview: t('We now send emails to the new address.'),
    blocks: [
      {
        lines: [
          t('The email of your {productName} account was changed, with your password.', {
            productName: config.productName,
          }),
          t('We now send emails to the new address.'),
        ],
      },
    ],
    helpLine: t('If it was not you, write to'),
  });
