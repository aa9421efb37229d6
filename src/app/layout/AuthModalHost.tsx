import { styled } from '@mui/material/styles';
import { use, useSyncExternalStore } from 'react';
import { t } from '../../../domain/language';
import { AuthModalActorContext } from '../../actors/authModal';
import { overlayColor } from '../../ui/overlayColor';
import { AuthModalHandleContext } from '../authModalContext';
import { Spinner } from './Spinner';

const Overlay = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: overlayColor('md'),
}));

/** The sign-in popup, after it was first opened. */
export function AuthModalHost() {
  const handle = use(AuthModalHandleContext);
  if (!handle) throw new Error('AuthModalHandleContext is missing');
  const modal = useSyncExternalStore(handle.subscribe, handle.current, () => 'idle' as const);
  if (modal === 'idle') return null;
  if (modal === 'loading') {
    return (
      <Overlay role="status" aria-label={t('Loading the sign-in form')}>
        <Spinner aria-hidden />
      </Overlay>
    );
  }
  return (
    <AuthModalActorContext value={modal.actor}>
      <modal.Dialog />
    </AuthModalActorContext>
  );
}
