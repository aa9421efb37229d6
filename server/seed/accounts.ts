import type { Config } from '../config';
import { readsMails } from '../routes/devMail/folder';
import { DEV_MAIL_PATH } from '../routes/devMail/page';
import { DEMO_PASSWORD } from './isDemo';

/** The lines that say how to sign in to a demo database. */
export const demoAccountLines = (config: Config): string[] => [
  'Demo accounts, all with the password ' + DEMO_PASSWORD + ':',
  '  wanjiku                          an individual',
  '  hello@mwangaza-soaps.example     a business',
  `  admin                            an admin of ${config.productName}`,
  ...(readsMails(config)
    ? [`Emails of the demo: http://localhost:${config.port}${DEV_MAIL_PATH}`]
    : []),
];
