import { createContext } from 'react';
import type { AuthModalHandle } from './wiring/authModal';

export const AuthModalHandleContext = createContext<AuthModalHandle | null>(null);
