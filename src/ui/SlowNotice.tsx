import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useEffect, useState } from 'react';
import { t } from '../../domain/language';
import { SLOW_REQUEST_NOTICE } from '../../domain/limits';
import { Notice } from './Notice';
import { ReadsContext } from './writes';

interface Props {
  /** Null where it can only be given up. */
  onRetry: (() => void) | null;
  /** Where it can be given up too. */
  onStop?: () => void;
}

/** Below buttons in a row; takes no room in the row while it is empty. */
const Place = styled('div')({
  flexBasis: '100%',
  gridColumn: '1 / -1',
  order: 1,
  '&:empty': { position: 'absolute' },
});

const small = { variant: 'outlined', color: 'inherit', size: 'small' } as const;

/** Next to what is being sent or loaded: says after a while that it takes long, and offers to retry. */
export function SlowNotice({ onRetry, onStop }: Props) {
  const retryHungReads = use(ReadsContext);
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), SLOW_REQUEST_NOTICE);
    return () => clearTimeout(timer);
  }, [attempt]);
  const retry =
    onRetry &&
    (() => {
      setAttempt(attempt + 1);
      retryHungReads(SLOW_REQUEST_NOTICE);
      onRetry();
    });
  return (
    <Place role="status">
      {slowAttempt === attempt && (
        <Notice
          tone="info"
          action={
            <>
              {retry && (
                <Button {...small} onClick={retry}>
                  {t('Retry')}
                </Button>
              )}
              {onStop && (
                <Button {...small} onClick={onStop}>
                  {t('Stop waiting')}
                </Button>
              )}
            </>
          }
        >
          {t('This is taking longer than usual. Your connection may be slow.')}
        </Notice>
      )}
    </Place>
  );
}
