/** Specification 3: under these names the session is in local storage. */
export const USER_DATA_KEY = 'userData';
export const TOKEN_KEY = 'token';
/** Beside the session: by how many milliseconds the server's clock was ahead of this device's when it signed in. */
export const SERVER_AHEAD_KEY = 'serverAhead';

/** What a browser keeps of the assessment of whoever is signed in is in local storage under names that begin so. */
export const KEPT_ASSESSMENT = 'keptAssessment:';

/** Under names that begin so are the answers that one viewer gave for one business and the server does not have. */
export const unsentPrefix = (viewer: number | string, user: number | string): string =>
  `vettingQueue:${viewer}:${user}:`;

/** Whether answers of one's own assessment wait in this browser. */
export function holdsUnsent(readStorage: () => Storage, user: number): boolean {
  try {
    return Object.keys(readStorage()).some((key) => key.startsWith(unsentPrefix(user, user)));
  } catch {
    return false;
  }
}

/** Whether somebody is or was signed in here. */
export const holdsSession = (storage: Pick<Storage, 'getItem'>): boolean =>
  [USER_DATA_KEY, TOKEN_KEY].some((key) => storage.getItem(key) !== null);
