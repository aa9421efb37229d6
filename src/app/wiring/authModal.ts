import type { ComponentType } from 'react';
import { t } from '../../../domain/language';
import type { AuthModalActor } from '../../actors/authModal';
import type { StartedSession } from '../../actors/session';
import type { AuthModalEvent } from '../../machines/authModal/authModalMachine';
import type { Store } from '../../store/makeStore';
import { loadChunk } from '../../ui/loadChunk';
import type { Toasts } from '../../ui/toasts';

interface HostDependencies {
  store: Store;
  toasts: Toasts;
  productSlug: string;
}

export interface AuthModalDependencies extends HostDependencies {
  session: StartedSession;
}

/** What the lazily loaded chunk of the modal brings. */
export interface LoadedAuthModal {
  actor: AuthModalActor;
  Dialog: ComponentType;
}

type Opened = Extract<AuthModalEvent, { type: `modal.opened${string}` }>;
type Loading = 'idle' | 'loading' | LoadedAuthModal;
interface Code {
  load: () => Promise<{ startAuthModal(dependencies: AuthModalDependencies): LoadedAuthModal }>;
  /** Loads it before it is needed, and leaves room for other work. */
  prepare: () => Promise<void>;
}

/** Loads the modal, its forms and its machine with the first sign-in, then opens it. */
export function createAuthModalHost(dependencies: HostDependencies, { load, prepare }: Code) {
  let current: Loading = 'idle';
  let started: Promise<LoadedAuthModal> | null = null;
  let preparing: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: Loading) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const start = (session: StartedSession) => {
    become('loading');
    return loadChunk(load).then(({ startAuthModal }) => {
      const loaded = startAuthModal({ ...dependencies, session });
      become(loaded);
      return loaded;
    });
  };
  return {
    async open(session: StartedSession, opened: Opened) {
      try {
        started ??= start(session);
        (await started).actor.send(opened);
      } catch {
        started = null;
        become('idle');
        session.send({ type: 'signIn.dismissed' });
        dependencies.toasts.raise({
          area: 'session',
          variant: 'error',
          message: t(
            'Unable to connect to the server. Please check your internet connection and try again.',
          ),
        });
      }
    },
    preload() {
      preparing ??= prepare().catch(() => {
        preparing = null;
      });
    },
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type AuthModalHandle = ReturnType<typeof createAuthModalHost>;
