/** What a field for the current password says to who has only ever signed in with Google. */
export const NO_PASSWORD = 'You have no password yet. First set one, under “Set a password”.';
