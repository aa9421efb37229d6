import { language, pathIn } from '../../domain/language';
import type { Config } from '../config';

/** Where addresses of the server's own routes and pages begin. */
export const serverHost = ({ apiHost, publicUrl }: Pick<Config, 'apiHost' | 'publicUrl'>): string =>
  apiHost || publicUrl;

/** The address of a plain page of the server, in the language of the reader. */
export const plainPageAddress = (
  config: Pick<Config, 'apiHost' | 'publicUrl'>,
  path: string,
): string => serverHost(config) + pathIn(language(), path);
