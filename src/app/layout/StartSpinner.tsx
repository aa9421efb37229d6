import { styled } from '@mui/material/styles';
import { Spinner } from './Spinner';

const Centre = styled('div')({ flex: 1, display: 'grid', placeItems: 'center', minHeight: '60vh' });

/** Shown until it is known who is signed in (specification 2.1). */
export function StartSpinner() {
  return (
    <Centre role="status" aria-label="Loading">
      <Spinner aria-hidden />
    </Centre>
  );
}
