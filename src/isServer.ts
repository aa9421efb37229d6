/** Whether the server renders pages with this code. */
export const IS_SERVER = typeof document === 'undefined';
