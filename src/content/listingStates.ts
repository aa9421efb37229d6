import type { PostStatus } from '../../domain/vocabulary';

/** What each state of a listing means to its owner, and who acts next. */
export const LISTING_STATES: Record<PostStatus, { title: string; text: string }> = {
  draft: {
    title: 'Your listing is a draft',
    text: 'Only you see it. Agree to be listed in the form below, and our team will read it.',
  },
  pending: {
    title: 'Your listing is waiting for review',
    text: 'Our team reads it together with your assessment, before the public sees it. We will email you the decision.',
  },
  published: {
    title: 'Your listing is public',
    text: 'Below is what customers see. Check that phone, place and opening hours are right.',
  },
  changes_requested: {
    title: 'Your listing needs a change',
    text: 'Correct what our reviewer asks for and send the form again.',
  },
  rejected: {
    title: 'Your listing was not accepted',
    text: 'You can change it and send it again, or write to us if you disagree.',
  },
};
