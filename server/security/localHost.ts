/** Names of this machine, where something may be tried out without a certificate. */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
