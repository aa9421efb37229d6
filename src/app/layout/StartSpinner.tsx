import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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

/** Whatever comes and goes in it, what is below moves neither into sight nor out of it. */
const Room = styled('div')({ minHeight: '100vh' });

interface StartRoomProps {
  /** What is shown to whoever reads; until it is there, the start spinner. */
  children?: ReactNode;
}

export const StartRoom = ({ children = <StartSpinner /> }: StartRoomProps) => (
  <Room>{children}</Room>
);
