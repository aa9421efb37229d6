import { useEffect } from 'react';

/** Event fetch failures are only logged (specification 8). */
export function useLoggedFailure(hasFailed: boolean, message: string, error: unknown): void {
  useEffect(() => {
    if (hasFailed) console.error(message, error);
  }, [hasFailed, message, error]);
}
