import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Lets what runs outside React move to another address of the SPA. */
export function createNavigation() {
  const waiting: string[] = [];
  let go: ((path: string) => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    to(path: string) {
      if (go) go(path);
      else waiting.push(path);
    },
    connect(next: (path: string) => void) {
      go = next;
      waiting.splice(0).forEach(next);
      return () => {
        go = null;
      };
    },
    /** Calls whenever another page has opened. */
    follow: (listener: () => void) => void listeners.add(listener),
    opened: () => listeners.forEach((listener) => listener()),
  };
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Connects the router around it. */
export function NavigationBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigation.connect((path) => void navigate(path)), [navigation, navigate]);
  const { pathname } = useLocation();
  useEffect(() => navigation.opened(), [navigation, pathname]);
  return null;
}
