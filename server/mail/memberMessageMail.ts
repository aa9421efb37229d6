import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

interface Message {
  to: string;
  firstName: string;
  /** The name that others see of who wrote it. */
  from: string;
  text: string;
}

/** A message of another member, who learns no address. */
export const memberMessageMail = (config: Config, { to, firstName, from, text }: Message): Mail =>
  framed(config, {
    kind: 'memberMessage',
    to,
    subject: t('{name} wrote to you on {productName}', {
      name: nameText(from),
      productName: config.productName,
    }),
    preview: t('A message from another member'),
    firstName,
    blocks: [
      t('{name}, another member of {productName}, wrote to you:', {
        name: nameText(from),
        productName: config.productName,
      }),
      { quote: text },
      t(
        'They do not see your email address. Answer in your Member Zone; there you can report the message too.',
      ),
      { link: pageAddress(config, '/general#messages'), label: t('Answer') },
    ],
    footer: t(
      'You receive this email because members can write to you on {productName}. You can switch that off in your profile.',
      { productName: config.productName },
    ),
  });
