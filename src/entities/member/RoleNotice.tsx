import { Notice } from '../../ui/Notice';

/** Location state of the redirect from the pages for admins. */
export const LOST_ROLE = { hasLostRole: true };

export const hasLostRole = (locationState: unknown): boolean =>
  typeof locationState === 'object' && locationState !== null && 'hasLostRole' in locationState;

/** Tells a former admin why they were led away from the pages for admins. */
export const RoleNotice = () => (
  <Notice tone="info" role="alert">
    You are no longer an admin, so the pages of admins are closed to you. Everything else of your
    account is as it was. If you did not expect this, write to our team.
  </Notice>
);
