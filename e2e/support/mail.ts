/** The first address in a mail that contains `part`, as the reader would click it. */
export function linkIn(mail = '', part: string): string {
  const link = mail.match(/http:\/\/[^\s>]+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`No link with ${part} in:\n${mail}`);
  return link;
}
