import type { Config } from '../config';

/** Where addresses of the server's own routes and pages begin. */
export const serverHost = ({ apiHost, publicUrl }: Pick<Config, 'apiHost' | 'publicUrl'>): string =>
  apiHost || publicUrl;
