/** Under this name a recording waits in session storage while one page follows another. */
export const STORY_KEY = 'story';
