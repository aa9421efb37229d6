/** Specification 3: under these names the session is in local storage. */
export const USER_DATA_KEY = 'userData';
export const TOKEN_KEY = 'token';

/** Whether somebody is or was signed in here. */
export const holdsSession = (storage: Pick<Storage, 'getItem'>): boolean =>
  [USER_DATA_KEY, TOKEN_KEY].some((key) => storage.getItem(key) !== null);
