/** Sentences that a reviewer begins a note with, each to be made to fit. */
export const POST_REVIEW_SENTENCES = {
  changes_requested: [
    'Please show the claim: a figure, a photo, a certificate or a link.',
    'Please name the source, and the licence under which it may be shared.',
    'Please say date, place, host and cost.',
    'Please say how people with different abilities take part.',
    'A link does not open. Please check it.',
    'Please leave out the personal data of others, or say that they agree.',
  ],
  rejected: [
    'It advertises a product and says little about sustainability in Kenya.',
    'It belongs to somebody else, and nothing says that it may be shared.',
    'It goes against the community guidelines: harassment, hate or what the law forbids.',
    'The same is already on the platform.',
  ],
} as const;
