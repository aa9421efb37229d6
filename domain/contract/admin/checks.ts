import { Type, type Static } from 'typebox';
import { OneOf } from '../common';

/** What follows from how the servers run (`Health`). */
export const HEALTH_CHECK_NAMES = ['servers', 'errors', 'connections', 'jobs', 'backup'] as const;
export type HealthCheckName = (typeof HEALTH_CHECK_NAMES)[number];

export const CHECKS = [
  'database',
  'clock',
  'mail',
  'mailQueue',
  'publicAddress',
  'proxy',
  'disk',
  'files',
  ...HEALTH_CHECK_NAMES,
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A row of `GET mainapp/admin/checks/`: something that the product needs, and how it is now. */
export const Check = Type.Object(
  {
    name: OneOf(CHECKS),
    state: OneOf(['good', 'warning', 'bad']),
    /** What was found, and what to do about it. */
    text: Type.String(),
  },
  { $id: 'Check' },
);
export type Check = Static<typeof Check>;
