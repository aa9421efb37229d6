/** One wording everywhere for whether answers have arrived. */
export const SAVE_WORDS = {
  saving: 'Saving…',
  saved: 'Saved',
  waiting: 'Waiting for connection',
  failed: 'Not saved',
  unkept: 'Not saved yet',
} as const;
