/** What being published sets; a first publication's date stays. The reviewer's note has served. */
export const published = (before: Date | null, now: Date) => ({
  published_at: before ?? now,
  moderation_feedback: null,
});
