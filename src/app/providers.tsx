import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Provider as StoreProvider } from 'react-redux';
import { CookieConsentActorContext, type CookieConsentActor } from '../actors/cookieConsent';
import { SessionActorContext, type SessionActor } from '../actors/session';
import { ClockContext, RenderedAtContext } from '../clock';
import { ConfigContext, type AppConfig } from '../config';
import type { Store } from '../store/makeStore';
import { theme } from '../theme/index';
import { ToastsContext, type Toasts } from '../ui/toasts';
import { ReadsContext, WritesContext, type RetryHungReads, type Writes } from '../ui/writes';
import { AuthModalHandleContext } from './authModalContext';
import { GlobalRules } from './GlobalRules';
import { RouterFallback } from './layout/RouterFallback';
import { NavigationBridge, type Navigation } from './navigation';
import { AppRoutes } from './router';
import type { AuthModalHandle } from './wiring/authModal';

interface Props {
  config: AppConfig;
  store: Store;
  /** What it held at first, as long as React takes over a rendered page. */
  storeState: ReturnType<Store['getState']> | undefined;
  session: SessionActor;
  cookieConsent: CookieConsentActor;
  authModal: AuthModalHandle;
  toasts: Toasts;
  writes: Writes;
  retryHungReads: RetryHungReads;
  navigation: Navigation;
  /** The router around the pages: of the browser, or in memory. */
  Router: ComponentType<{ children: ReactNode }>;
  now: () => number;
  styles: EmotionCache;
  /** When the server rendered this page; null where it did not. */
  renderedAt: number | null;
}

/** Where the visitor's choice of light or dark is kept. */
const MODE_KEY = 'colorMode';

/** Where the frame of the pages itself has failed. */
const RootFallback = (props: FallbackProps) => (
  <main>
    <RouterFallback {...props} />
  </main>
);

export function Providers(props: Props) {
  const { Router } = props;
  return (
    <StrictMode>
      <CacheProvider value={props.styles}>
        <ThemeProvider
          theme={theme}
          defaultMode="system"
          modeStorageKey={MODE_KEY}
          noSsr
          disableStyleSheetGeneration
        >
          <GlobalRules />
          <ConfigContext value={props.config}>
            <StoreProvider
              store={props.store}
              {...(props.storeState && { serverState: props.storeState })}
            >
              <SessionActorContext value={props.session}>
                <CookieConsentActorContext value={props.cookieConsent}>
                  <AuthModalHandleContext value={props.authModal}>
                    <ToastsContext value={props.toasts}>
                      <WritesContext value={props.writes}>
                        <ReadsContext value={props.retryHungReads}>
                          <ClockContext value={props.now}>
                            <RenderedAtContext value={props.renderedAt}>
                              <Router>
                                <NavigationBridge navigation={props.navigation} />
                                <ErrorBoundary FallbackComponent={RootFallback}>
                                  <AppRoutes />
                                </ErrorBoundary>
                              </Router>
                            </RenderedAtContext>
                          </ClockContext>
                        </ReadsContext>
                      </WritesContext>
                    </ToastsContext>
                  </AuthModalHandleContext>
                </CookieConsentActorContext>
              </SessionActorContext>
            </StoreProvider>
          </ConfigContext>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
