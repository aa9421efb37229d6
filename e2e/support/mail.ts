import { expect, type APIRequestContext } from '@playwright/test';
import type { Product } from './product';

/** The first address in an email that contains `part`, as the reader would click it. */
export function linkIn(mail = '', part: string): string {
  // A line of quoted-printable that ends with "=" goes on in the next.
  const whole = mail.replaceAll('=\n', '');
  const link = whole.match(/http:\/\/[^\s>]+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`No link with ${part} in:\n${mail}`);
  return link;
}

/** Confirms an email by the link of the welcome. */
export async function confirmEmail(
  request: APIRequestContext,
  product: Product,
  email: string,
): Promise<void> {
  await expect.poll(() => product.mailsTo(email).length).toBeGreaterThan(0);
  const link = linkIn(product.mailsTo(email)[0], '/verify-email/');
  const answer = await request.post(link, { form: { confirmed: 'yes' } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
