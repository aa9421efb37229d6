/** Shown with the texts of a reviewed business until an admin has read their changes. */
export const changedSinceText = (review: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });
  return `Changed since the review of ${format.format(new Date(review))}`;
};
