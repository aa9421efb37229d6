/** Private facts of a business (domain brief, section 5); empty where it says nothing. */
export const STAFF_BRACKETS = ['0', '1-9', '10-19', '20-49', '50-99', '100-249', '250+'] as const;

/** Yearly turnover in thousand Kenyan shillings, at most; the last one is above all. */
export const TURNOVER_BRACKETS = [
  '500',
  '1000',
  '5000',
  '25000',
  '100000',
  'more',
  'undisclosed',
] as const;

export const FOUNDER_GENDERS = ['', 'female', 'male', 'other'] as const;

export const MAX_FOUNDERS = 10;
export const MAX_PROFILES_ELSEWHERE = 4;
