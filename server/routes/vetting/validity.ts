const VALID_MONTHS = 12;

/** The end of an approval: the same day, twelve months later. */
export function expiryOf(approved: Date): Date {
  const end = new Date(approved);
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS);
  return end;
}
