import { createContext } from 'react';

/** The nonce of this page's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);
