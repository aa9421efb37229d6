import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { SLOW_REQUEST_NOTICE } from '../../domain/limits';
import { Notice } from './Notice';

interface Props {
  onRetry: () => void;
}

/** Stands beside what is loading: says after a while that it takes long, and offers to retry. */
export function SlowNotice({ onRetry }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), SLOW_REQUEST_NOTICE);
    return () => clearTimeout(timer);
  }, [attempt]);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <div role="status">
      {slowAttempt === attempt && (
        <Notice
          tone="info"
          action={
            <Button variant="outlined" color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          This is taking longer than usual. Your connection may be slow.
        </Notice>
      )}
    </div>
  );
}
