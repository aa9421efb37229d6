import type { Config } from '../config';
import type { Mail } from './mailer';

/** `link` ends the newsletter without signing in; mail programs do so by one click (RFC 8058). */
export const newsletterMail = (config: Config, to: string, link: string): Mail => ({
  to,
  subject: 'You are subscribed to the newsletter',
  headers: {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  text: [
    `From now on you get the ${config.productName} newsletter.`,
    '',
    'To end it, at any time and without signing in, open:',
    '',
    link,
    '',
    'If you did not ask for it, the same address ends it.',
    '',
  ].join('\n'),
});
