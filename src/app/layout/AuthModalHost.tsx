import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { use, useSyncExternalStore } from 'react';
import { AuthModalActorContext } from '../../actors/authModal';
import { AuthModalHandleContext } from '../authModalContext';

/** The sign-in popup, once somebody has asked for it. */
export function AuthModalHost() {
  const handle = use(AuthModalHandleContext);
  if (!handle) throw new Error('AuthModalHandleContext is missing');
  const modal = useSyncExternalStore(handle.subscribe, handle.current, () => 'idle' as const);
  if (modal === 'idle') return null;
  if (modal === 'loading') {
    return (
      <Backdrop open sx={{ zIndex: 'modal' }} role="status" aria-label="Loading the sign-in form">
        <CircularProgress aria-hidden />
      </Backdrop>
    );
  }
  return (
    <AuthModalActorContext value={modal.actor}>
      <modal.Dialog />
    </AuthModalActorContext>
  );
}
