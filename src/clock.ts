import { createContext } from 'react';

/** The time of day as the app was given it. */
export const ClockContext = createContext<() => number>(Date.now);
