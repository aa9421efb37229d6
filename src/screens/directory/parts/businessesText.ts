export const businessesText = (count: number): string =>
  count === 1 ? '1 business' : `${count} businesses`;
