import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { t } from '../../domain/language';
import { ErrorState } from './ErrorState';
import { NOT_LOADED } from './loadChunk';

interface Props {
  /** Says what could not be loaded. */
  message?: string;
  children: ReactNode;
}

/** Around a part that loads its code when it is first opened: a failure is shown there, with a retry. */
export const LazyPart = ({ message = t(NOT_LOADED), children }: Props) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <ErrorState message={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
);
