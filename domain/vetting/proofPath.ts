/** The path of the page that shows a proof to its business and to our team. */
export const proofPath = (id: string): string => `/vetting/proof/${id}`;

/** The id of our document at an address; null for an address of somebody else. */
export function proofIdOf(address: string, publicUrl: string): string | null {
  const start = `${publicUrl}${proofPath('')}`;
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return /^[\w-]+$/.test(id) ? id : null;
}
