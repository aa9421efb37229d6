import { msg } from '../../domain/language';

/** Sentences that a reviewer of a listing begins a note with, each to be made to fit. */
export const LISTING_REVIEW_SENTENCES = {
  changes_requested: [
    msg('Please describe what you make or do, for whom, and how it helps people and nature.'),
    msg('Please show the claim: a figure, a photo, a certificate or a link.'),
    msg('Nobody answered at this phone number. Please check it.'),
    msg('The website does not open. Please check the address.'),
    msg('Please choose the sector that most of your work is in.'),
    msg('Please leave out the personal data of others, or say that they agree.'),
  ],
  rejected: [
    msg('We could not find the business at this place.'),
    msg('The business is in the directory already, under another account.'),
    msg('It describes no product or service of a business in Kenya.'),
    msg('It goes against the community guidelines.'),
  ],
} as const;
