import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { Countdown } from './Countdown';

/** Why something was not done, and the seconds to wait where the server names them. */
export interface Problem {
  text: string;
  wait: number | null;
}

interface Props {
  severity?: 'error' | 'success' | 'info';
  action?: ReactNode;
  /** Seconds until it can be tried again. */
  wait?: number | null;
  children: ReactNode;
}

/** The result of a request. It takes the focus that the disabled button has lost. */
export function FormAlert({ severity = 'error', action, wait = null, children }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} severity={severity} tabIndex={-1} action={action}>
      {children}
      {wait !== null && wait > 0 && <Countdown key={wait} seconds={wait} />}
    </Alert>
  );
}
