import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { VERIFICATION_HOURS } from './verificationMail';

interface Links {
  /** Proves the email; null where it is proven. */
  confirm: string | null;
  /** Ends the newsletter without signing in; email programs do so by one click (RFC 8058). */
  unsubscribe: string;
}

/** To whoever asked for the newsletter, who gets it once the email is proven. */
export function newsletterMail(config: Config, to: string, { confirm, unsubscribe }: Links): Mail {
  const { productName } = config;
  const mail = {
    kind: 'newsletter' as const,
    to,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  const end = [
    t('To end it, at any time and without signing in, open:'),
    { link: unsubscribe, label: t('Unsubscribe') },
  ];
  if (confirm === null) {
    const news = t('From now on you get the {productName} newsletter.', { productName });
    return framed(config, {
      ...mail,
      subject: t('You are subscribed to the newsletter'),
      preview: news,
      blocks: [news, ...end],
      footer: t('If you did not ask for it, the same address ends it.'),
    });
  }
  const question = t('Somebody asked for the {productName} newsletter with this email.', {
    productName,
  });
  return framed(config, {
    ...mail,
    subject: t('Please confirm the newsletter'),
    preview: question,
    blocks: [
      question,
      t('If it was you, please confirm that this email is yours:'),
      { link: confirm, label: t('Confirm the newsletter') },
      t('The link works once, within {hours} hours. Without it you get no newsletter.', {
        hours: VERIFICATION_HOURS,
      }),
      ...end,
    ],
    footer: t('If you did not ask for it, ignore this email.'),
  });
}
