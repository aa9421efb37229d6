/** Sentences that a reviewer of a listing begins a note with, each to be made to fit. */
export const LISTING_REVIEW_SENTENCES = {
  changes_requested: [
    'Please describe what you make or do, for whom, and how it helps people and nature.',
    'Please show the claim: a figure, a photo, a certificate or a link.',
    'Nobody answered at this phone number. Please check it.',
    'The website does not open. Please check the address.',
    'Please choose the sector that most of your work is in.',
    'Please leave out the personal data of others, or say that they agree.',
  ],
  rejected: [
    'We could not find the business at this place.',
    'The business is in the directory already, under another account.',
    'It describes no product or service of a business in Kenya.',
    'It goes against the community guidelines.',
  ],
} as const;
