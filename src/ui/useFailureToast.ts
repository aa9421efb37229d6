import { useEffect, useRef } from 'react';
import { useToast } from './toasts';

/** Raises the message once each time that `hasFailed` becomes true. */
export function useFailureToast(hasFailed: boolean, message: string): void {
  const raise = useToast();
  const hasTold = useRef(false);
  useEffect(() => {
    if (hasFailed && !hasTold.current) raise('error', message);
    hasTold.current = hasFailed;
  }, [hasFailed, message, raise]);
}
