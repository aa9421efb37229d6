import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** `link` ends the newsletter without signing in; mail programs do so by one click (RFC 8058). */
export const newsletterMail = (config: Config, to: string, link: string): Mail =>
  framed(config, {
    to,
    subject: 'You are subscribed to the newsletter',
    preview: `From now on you get the ${config.productName} newsletter.`,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      `From now on you get the ${config.productName} newsletter.`,
      'To end it, at any time and without signing in, open:',
      { link, label: 'Unsubscribe' },
    ],
    footer: 'If you did not ask for it, the same address ends it.',
  });
