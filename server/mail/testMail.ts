import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** Shows an admin that emails arrive. */
export const testMail = (config: Config, to: string, firstName: string): Mail =>
  framed(config, {
    kind: 'test',
    to,
    subject: t('Test email of {productName}', { productName: config.productName }),
    preview: t('Emails arrive.'),
    firstName,
    blocks: [
      t(
        'You asked for this email on the page that checks the installation. Since it arrived, emails can be sent.',
      ),
      t(
        'If it was among unwanted emails, check SPF, DKIM and DMARC of the domain that it comes from.',
      ),
    ],
  });
