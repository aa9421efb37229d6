/** Specification 3: under these names the session is in local storage. */
export const USER_DATA_KEY = 'userData';
export const TOKEN_KEY = 'token';

/** What a browser keeps of the assessment of whoever is signed in is in local storage under names that begin so. */
export const KEPT_ASSESSMENT = 'keptAssessment:';

/** Whether somebody is or was signed in here. */
export const holdsSession = (storage: Pick<Storage, 'getItem'>): boolean =>
  [USER_DATA_KEY, TOKEN_KEY].some((key) => storage.getItem(key) !== null);
