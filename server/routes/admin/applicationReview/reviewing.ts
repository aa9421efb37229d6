import { msg } from '../../../../domain/language';
import type { Db } from '../../../db/database';
import type { User } from '../../../plugins/session';
import type { ApplicationRow } from '../../vetting/repository';

export const OWN = msg('Nobody reviews a business of their own.');

/** A change to what the team keeps for itself about an application. */
export interface Reviewing {
  tx: Db;
  application: ApplicationRow;
  admin: User;
  now: Date;
}
