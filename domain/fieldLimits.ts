import { msg } from './language';

/**
 * What the fields of the forms may hold (those of a listing: `listing/fields`), in the keywords of their schemas. The contract takes them as they stand,
 * the forms make their rules of them, and both sides take the words from `LIMIT_MESSAGES`. `x-empty`: what is said
 * where nothing is given. `x-range`: what is said of a figure outside its limits.
 */

const THEMES = { maxItems: 3 } as const;
const WORDS = { maxLength: 20_000, description: 'Markdown' } as const;
const SHORT = { maxLength: 120 } as const;

export const RESOURCE_LIMITS = {
  headline: { minLength: 4, maxLength: 120, 'x-empty': msg('Enter a headline.') },
  abstract: { maxLength: 300 },
  description: WORDS,
  themes: THEMES,
  author: SHORT,
  publisher: SHORT,
  license: { maxLength: 60 },
  time_required: {
    minimum: 1,
    maximum: 6000,
    'x-range': msg('Enter whole minutes, from 1 to 6,000.'),
  },
  files: { maxItems: 5 },
} as const;

export const EVENT_LIMITS = {
  name: { minLength: 4, maxLength: 120, 'x-empty': msg('Enter a name.') },
  summary: { maxLength: 300 },
  description: WORDS,
  themes: THEMES,
  place_name: SHORT,
  street_address: { maxLength: 200 },
  organizer: SHORT,
  price: {
    minimum: 0,
    maximum: 1_000_000,
    'x-range': msg('Enter whole shillings, up to 1,000,000, or leave it empty when it is free.'),
  },
  maximum_attendee_capacity: {
    minimum: 1,
    maximum: 100_000,
    'x-range': msg(
      'Enter a whole number from 1 to 100,000, or leave it empty when there is no limit.',
    ),
  },
} as const;

/** A page of a business elsewhere. */
export const PAGE_LINK = { maxLength: 200 } as const;

/** A picture of a listing: its address, and what it shows in words. */
export const PICTURE_LIMITS = { src: { maxLength: 200 }, alt: { maxLength: 160 } } as const;

/** A product or service of a listing. */
export const PRODUCT_LIMITS = {
  name: { minLength: 2, maxLength: 80, 'x-empty': msg('Please enter what you sell.') },
  price: {
    minimum: 1,
    maximum: 100_000_000,
    'x-range': msg('Enter whole shillings, from 1 to 100,000,000.'),
  },
  unit: { maxLength: 30 },
  season: { maxLength: 40 },
} as const;

export const CHOOSE_A_THEME = msg('Choose at least one theme.');

export const INTEREST_LIMITS = {
  display_name: {
    minLength: 2,
    maxLength: 60,
    'x-empty': msg('Please enter the name that others will see.'),
  },
  introduction: { maxLength: 280 },
  themes: { minItems: 1, maxItems: 3, 'x-empty': CHOOSE_A_THEME },
} as const;

/** What an admin says of a post, a report or a member. */
export const REVIEW_NOTE = { maxLength: 1000 } as const;
/** What a claimant says of a business and the documents. */
export const CLAIM_NOTE = {
  minLength: 10,
  maxLength: 1000,
  'x-empty': msg('Say what you do in this business.'),
} as const;
export const REPORT_DETAILS = { maxLength: 1000 } as const;
/** What a business calls a paper that proves its answers. */
export const PROOF_NAME = { minLength: 2, maxLength: 80, 'x-empty': msg('Enter a name.') } as const;
/** Of an event in the life of an application. */
export const APPLICATION_NOTE = { maxLength: 2000 } as const;

/** What a reviewer writes about one answer. */
export const ANSWER_COMMENT = { maxLength: 1000 } as const;

/** What the team writes for itself about an application. */
export const INTERNAL_NOTE = { minLength: 1, maxLength: 2000 } as const;
