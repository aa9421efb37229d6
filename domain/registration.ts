import { msg } from './language';

export const REGISTRATION_MESSAGE = msg(
  'Enter 3 to 30 letters, digits, dots, slashes or dashes, such as PVT-ABC1234.',
);
export const KRA_PIN_MESSAGE = msg(
  'Enter a KRA PIN: A or P, nine digits and a letter, such as P051234567X.',
);

const USUAL = /^(?:PVT|BN|LLP|PLC|CLG)-[A-Z0-9]{5,10}$/;
const ACCEPTED = /^[A-Z0-9./-]{3,30}$/;
const KRA_PIN = /^[AP]\d{9}[A-Z]$/;

const normal = (text: string): string => text.trim().toUpperCase();

/** A registration number in capitals; empty for none; undefined when it cannot be one. */
export function normaliseRegistration(text: string): string | undefined {
  const number = normal(text);
  return number === '' || ACCEPTED.test(number) ? number : undefined;
}

/** Whether it has the shape of today's register; older numbers have others, and are accepted. */
export const isUsualRegistration = (text: string): boolean => USUAL.test(normal(text));

/** A tax number in capitals; empty for none; undefined when it cannot be one. */
export function normaliseKraPin(text: string): string | undefined {
  const pin = normal(text);
  return pin === '' || KRA_PIN.test(pin) ? pin : undefined;
}
