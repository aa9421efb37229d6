import { hasPermission, type Permission } from '../../../domain/permissions';
import { useSessionState } from '../../actors/session';

/** Whether who is signed in has a permission; also while the session lapsed, since the page stays. */
export const useMay = (permission: Permission): boolean =>
  useSessionState(({ context }) => hasPermission(context.user, permission));
