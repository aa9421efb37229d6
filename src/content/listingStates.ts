import { msg } from '../../domain/language';
import type { PostStatus } from '../../domain/vocabulary';

/** What each state of a listing means to its owner, and who acts next. */
export const LISTING_STATES: Record<PostStatus, { title: string; text: string }> = {
  draft: {
    title: msg('Your listing is a draft'),
    text: msg('Only you see it. Agree to be listed in the form below, and our team will read it.'),
  },
  pending: {
    title: msg('Your listing is waiting for review'),
    text: msg(
      'Our team reads it together with your assessment, before the public sees it. We will email you the decision.',
    ),
  },
  published: {
    title: msg('Your listing is public'),
    text: msg('Below is what customers see. Check that phone, place and opening hours are right.'),
  },
  changes_requested: {
    title: msg('Your listing needs a change'),
    text: msg('Correct what our reviewer asks for and send the form again.'),
  },
  rejected: {
    title: msg('Your listing was not accepted'),
    text: msg('You can change it and send it again, or write to us if you disagree.'),
  },
};
