import { createContext } from 'react';

/** The time of day as the app was given it. */
export const ClockContext = createContext<() => number>(Date.now);

/** The nonce of this page's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);
