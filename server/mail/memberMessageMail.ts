import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

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
    subject: `${nameText(from)} wrote to you on ${config.productName}`,
    preview: 'A message from another member',
    firstName,
    blocks: [
      `${nameText(from)}, another member of ${config.productName}, wrote to you:`,
      { quote: text },
      'They do not see your email address. Answer in your Member Zone; there you can report the message too.',
      { link: `${config.publicUrl}/general#messages`, label: 'Answer' },
    ],
    footer: `You receive this email because members can write to you on ${config.productName}. You can switch that off in your profile.`,
  });
