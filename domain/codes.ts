/** Codes that prove that somebody reads an email or a phone. */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
