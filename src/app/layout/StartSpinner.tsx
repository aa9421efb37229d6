import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { Container } from '../../ui/Section';
import { Spinner } from './Spinner';

/** As high as the window, like what comes after it. */
const Centre = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  '@media (scripting: none)': { display: 'none' },
});

/**
 * Shown until it is known who is signed in (specification 2.1). The server writes into the second element what
 * readers without scripts need.
 */
export function StartSpinner() {
  return (
    <>
      <Centre role="status" aria-label={t('Loading')}>
        <Spinner aria-hidden />
      </Centre>
      <Container>
        <noscript />
      </Container>
    </>
  );
}
