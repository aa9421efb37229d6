import { t } from '../../../domain/language';
import { Notice } from '../../ui/Notice';

/** Location state of the redirect from the pages of the team. */
export const LOST_ROLE = { hasLostRole: true };

export const hasLostRole = (locationState: unknown): boolean =>
  typeof locationState === 'object' && locationState !== null && 'hasLostRole' in locationState;

/** Tells somebody who was in the team why they were led away from its pages. */
export const RoleNotice = () => (
  <Notice tone="info" role="alert">
    {t(
      'You are no longer in our team, so its pages are closed to you. Everything else of your account is as it was. If you did not expect this, write to our team.',
    )}
  </Notice>
);
