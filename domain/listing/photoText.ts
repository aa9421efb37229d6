/** What a photo of a business shows, in the words of the business, else by its name. */
export function photoText({ alt }: { alt: string }, businessName: string, index: number): string {
  if (alt !== '') return alt;
  return index === 0 ? `Photo of ${businessName}` : `Photo ${index + 1} of ${businessName}`;
}
