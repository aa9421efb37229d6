import { msg } from '../../../../domain/language';

/** Help of a password field for members who have only signed in with Google. */
export const NO_PASSWORD = msg('You have no password yet. First set one, under “Set a password”.');
