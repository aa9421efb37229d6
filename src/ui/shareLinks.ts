/** Opens WhatsApp with a text to send, which its reader addresses. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens the messages of a phone with a text to send. Older iPhones read what follows the `&` alone. */
export const messageLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;

/** An address as people say and type it. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');
