import { styled } from '@mui/material/styles';
import { use, useEffect, useState } from 'react';
import { SESSION_TOAST_DURATION } from '../../../domain/limits';
import { Notice } from '../../ui/Notice';
import { ToastsContext, type Toast } from '../../ui/toasts';
import { toastPlace, toastText } from './toastPlace';
import { useCountdown } from './useCountdown';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  left: 16,
  maxWidth: 420,
  marginLeft: 'auto',
  zIndex: theme.zIndex.snackbar,
  // It lies over the top bar of a phone, whose buttons stay in use.
  pointerEvents: 'none',
  ...toastPlace(theme),
  paddingTop: 6,
  '& p': toastText(theme),
}));

/** Shows the latest message when the toasts' own code could not be fetched: often it says just that. */
export function PlainToast() {
  const toasts = use(ToastsContext);
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => toasts.connect(setToast), [toasts]);
  useCountdown(SESSION_TOAST_DURATION, toast === null, () => setToast(null));
  return (
    toast && (
      <Corner>
        <Notice tone={toast.variant === 'error' ? 'error' : 'info'} role="alert">
          {toast.message}
        </Notice>
      </Corner>
    )
  );
}
