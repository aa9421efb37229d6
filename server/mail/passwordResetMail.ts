import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** Lines of the text stay short and ASCII, so that it, link included, is sent as it is written here. */
export const passwordResetMail = (config: Config, to: string, link: string): Mail =>
  framed(config, {
    kind: 'passwordReset',
    to,
    subject: t('Reset your {productName} password', { productName: config.productName }),
    preview: t('The link works once and for one hour.'),
    blocks: [
      {
        lines: [
          t('Somebody asked for a new password for your {productName} account.', {
            productName: config.productName,
          }),
          t('To choose one, open this address within one hour:'),
        ],
      },
      { link, label: t('Choose a new password') },
      t('If it was not you, ignore this email: your password stays as it is.'),
    ],
    helpLine: t('Trouble signing in? Write to'),
  });
