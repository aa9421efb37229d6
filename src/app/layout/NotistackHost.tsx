// First, since notistack writes its styles while it loads.
import './toastStyles';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { use, useEffect, useRef, useState } from 'react';
import { APP_TOAST_DURATION, SESSION_TOAST_DURATION, UNDO_PERIOD } from '../../../domain/limits';
import { ToastsContext } from '../../ui/toasts';
import { toastPlace } from './toastPlace';
import { ToastCard } from './ToastCard';

const DURATIONS = { app: APP_TOAST_DURATION, session: SESSION_TOAST_DURATION };

/** The newest message is on top. */
const order = (
  <GlobalStyles
    styles={(theme) => ({
      '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
        ...toastPlace(theme),
        flexDirection: 'column-reverse',
      },
    })}
  />
);

function Delivery() {
  const toasts = use(ToastsContext);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** The message whose action is replaced by that of a newer message. */
  const actionable = useRef<SnackbarKey | null>(null);
  useEffect(
    () =>
      toasts.connect((toast) => {
        if (toast.action && actionable.current !== null) closeSnackbar(actionable.current);
        const shown = enqueueSnackbar(toast.message, {
          // The one before it is on its way out, and would count as the same message.
          preventDuplicate: !toast.action,
          content: (key) => (
            <ToastCard
              toast={toast}
              duration={toast.action ? UNDO_PERIOD : DURATIONS[toast.area]}
              onClose={() => closeSnackbar(key)}
            />
          ),
        });
        if (toast.action) actionable.current = shown;
      }),
    [toasts, enqueueSnackbar, closeSnackbar],
  );
  return null;
}

/** An element for messages outside the page, so that a popup does not hide them from screen readers. */
function useToastLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'));
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (layer.hasAttribute('aria-hidden')) layer.removeAttribute('aria-hidden');
    });
    observer.observe(layer, { attributeFilter: ['aria-hidden'] });
    document.body.append(layer);
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  return layer;
}

/** Each card counts its own time, so that pointer or focus on it pauses it. */
export function NotistackHost() {
  return (
    <SnackbarProvider
      domRoot={useToastLayer()}
      maxSnack={4}
      autoHideDuration={null}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {order}
      <Delivery />
    </SnackbarProvider>
  );
}
