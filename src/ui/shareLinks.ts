/** Opens WhatsApp with a text to send, which its reader addresses. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** An address as people say and type it. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');
