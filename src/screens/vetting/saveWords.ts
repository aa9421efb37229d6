import { msg } from '../../../domain/language';

/** One wording everywhere for whether answers have arrived. */
export const SAVE_WORDS = {
  saving: msg('Saving…'),
  saved: msg('Saved'),
  waiting: msg('Waiting for connection'),
  failed: msg('Not saved'),
  unkept: msg('Not saved yet'),
} as const;
