/** Help of a password field for members who have only signed in with Google. */
export const NO_PASSWORD = 'You have no password yet. First set one, under “Set a password”.';
