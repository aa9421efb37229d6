import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState } from './ErrorState';

interface Props {
  /** Says what is missing. */
  message?: string;
  children: ReactNode;
}

/** Around what loads its code when it is first opened: a failure stays there, and can be tried again. */
export const LazyPart = ({
  message = 'That could not be loaded. Please check your connection.',
  children,
}: Props) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <ErrorState message={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
);
