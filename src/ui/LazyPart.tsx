import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState } from './ErrorState';

interface Props {
  /** Stands in its place until it is there. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Around what loads its code when it is first opened. */
export const LazyPart = ({ waiting = null, children }: Props) => (
  <ErrorBoundary
    fallback={<ErrorState message="That could not be loaded. Please reload the page." />}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
