import type { Config } from '../config';
import { DEMO_PASSWORD } from './seed';

/** The lines that tell how to sign in to a demo database. */
export const demoAccountLines = (config: Config): string[] => [
  'Demo accounts, all with the password ' + DEMO_PASSWORD + ':',
  '  wanjiku                          an individual',
  '  hello@mwangaza-soaps.example     a business',
  `  admin                            an admin of ${config.productName}`,
];
