/** Beside what a reviewed business says of itself, while nobody has read what is new of it. */
export const changedSinceText = (review: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });
  return `Changed since the review of ${format.format(new Date(review))}`;
};
