import { DEFAULT_PHONE } from './limits';
import { msg } from './language';

export const PHONE_MESSAGE = msg('Enter a Kenyan mobile number, such as 0712 345 678.');

const KENYAN_MOBILE = /^(?:\+?254|0)([17]\d{8})$/;

/**
 * A Kenyan mobile number as +254… with nine digits (domain brief, section 5).
 * Null for none (empty, or the placeholder of specification 9); undefined when it is not one.
 */
export function normaliseKenyanPhone(text: string): string | null | undefined {
  if (text.trim() === '' || text.trim() === DEFAULT_PHONE) return null;
  const digits = KENYAN_MOBILE.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits && `+254${digits}`;
}
