import { msg } from '../../domain/language';

/** What home says first, until editors edit it. */
export const HOME_LEAD = msg(
  '{productName} lists businesses by what they do for workers, neighbours and nature. Our team reads each listing before you do.',
);
