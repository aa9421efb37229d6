import { createContext } from 'react';

/** The time of day as the app was given it. */
export const ClockContext = createContext<() => number>(Date.now);

/** When the server rendered the page; null where it did not. */
export const RenderedAtContext = createContext<number | null>(null);
