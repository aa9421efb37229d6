import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Centre = styled('div')({ flex: 1, display: 'grid', placeItems: 'center' });

/** Shown until it is known who is signed in (specification 2.1). */
export function StartSpinner() {
  return (
    <Centre role="status" aria-label="Loading">
      <CircularProgress aria-hidden />
    </Centre>
  );
}
