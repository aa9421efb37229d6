import { msg } from '../../domain/language';

/** Sentences that a reviewer begins a note with, each to be made to fit. */
export const POST_REVIEW_SENTENCES = {
  changes_requested: [
    msg('Please show the claim: a figure, a photo, a certificate or a link.'),
    msg('Please name the source, and the licence under which it may be shared.'),
    msg('Please say date, place, host and cost.'),
    msg('Please say how people with different abilities take part.'),
    msg('A link does not open. Please check it.'),
    msg('Please leave out the personal data of others, or say that they agree.'),
  ],
  rejected: [
    msg('It advertises a product and says little about sustainability in Kenya.'),
    msg('It belongs to somebody else, and nothing says that it may be shared.'),
    msg('It goes against the community guidelines: harassment, hate or what the law forbids.'),
    msg('The same is already on the platform.'),
  ],
} as const;
