import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { pageAddress } from '../pages/pageAddress';

/** How long a link that confirms an email works. */
export const VERIFICATION_HOURS = 48;

interface Recipient {
  to: string;
  firstName: string;
}

const onceText = (): string =>
  t('The link works once, within {hours} hours.', { hours: VERIFICATION_HOURS });

/** To a new member; `link` proves the email, and is null where it is proven already. */
export const welcomeMail = (
  config: Config,
  { to, firstName }: Recipient,
  link: string | null,
): Mail =>
  framed(config, {
    kind: 'welcome',
    to,
    subject: t('Welcome to {productName}', { productName: config.productName }),
    preview: link === null ? t('Your account is ready.') : t('Please confirm your email.'),
    firstName,
    blocks: [
      t('Karibu! Your {productName} account is ready.', { productName: config.productName }),
      config.forumUrl
        ? t(
            'As a member you can start discussions, come to events and post your own, and share what you know.',
          )
        : t('As a member you can come to events and post your own, and share what you know.'),
      ...(link === null
        ? [{ link: pageAddress(config, '/general'), label: t('Open the Member Zone') }]
        : [
            t('Please confirm that this email is yours:'),
            { link, label: t('Confirm my email') },
            onceText(),
          ]),
    ],
    footer: t(
      'You receive this email because somebody signed up to {productName} with this address.',
      {
        productName: config.productName,
      },
    ),
  });

/** After a change of the email, or when somebody asks for another link. */
export const verificationMail = (
  config: Config,
  { to, firstName }: Recipient,
  link: string,
): Mail =>
  framed(config, {
    kind: 'verification',
    to,
    subject: t('Confirm your email for {productName}', { productName: config.productName }),
    preview: t('One click, and we know that this email is yours.'),
    firstName,
    blocks: [
      t('Please confirm that this email belongs to your {productName} account:', {
        productName: config.productName,
      }),
      { link, label: t('Confirm my email') },
      onceText(),
      t('If you did not ask for it, ignore this email.'),
    ],
  });
