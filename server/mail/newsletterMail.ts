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
  const mail = {
    kind: 'newsletter' as const,
    to,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  const end = [
    'To end it, at any time and without signing in, open:',
    { link: unsubscribe, label: 'Unsubscribe' },
  ];
  if (confirm === null) {
    const news = `From now on you get the ${config.productName} newsletter.`;
    return framed(config, {
      ...mail,
      subject: 'You are subscribed to the newsletter',
      preview: news,
      blocks: [news, ...end],
      footer: 'If you did not ask for it, the same address ends it.',
    });
  }
  const question = `Somebody asked for the ${config.productName} newsletter with this email.`;
  return framed(config, {
    ...mail,
    subject: 'Please confirm the newsletter',
    preview: question,
    blocks: [
      question,
      'If it was you, please confirm that this email is yours:',
      { link: confirm, label: 'Confirm the newsletter' },
      `The link works once, within ${VERIFICATION_HOURS} hours. Without it you get no newsletter.`,
      ...end,
    ],
    footer: 'If you did not ask for it, ignore this email.',
  });
}
