import { useEffect, useRef } from 'react';
import { useToast } from './toasts';

/** Raises the message once each time that `hasFailed` becomes true. */
export function useFailureToast(hasFailed: boolean, message: string): void {
  const raise = useToast();
  const wasRaised = useRef(false);
  useEffect(() => {
    if (hasFailed && !wasRaised.current) raise('error', message);
    wasRaised.current = hasFailed;
  }, [hasFailed, message, raise]);
}
