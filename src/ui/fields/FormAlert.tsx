import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  severity?: 'error' | 'success' | 'info';
  action?: ReactNode;
  children: ReactNode;
}

/** Tells how a request ended. The button that was pressed was disabled meanwhile: focus comes here. */
export function FormAlert({ severity = 'error', action, children }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} severity={severity} tabIndex={-1} action={action}>
      {children}
    </Alert>
  );
}
