import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { veil, type OverlayLevel } from './veil';

const Middle = styled('div')({
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: '94vw',
  maxHeight: '94vh',
  overflow: 'auto',
  transform: 'translate(-50%, -50%)',
});

interface Props {
  level: OverlayLevel;
  label: string;
  /** Called for a press on the backdrop and for Escape; null where it may not be closed. */
  onClose: (() => void) | null;
  children: ReactNode;
}

/** Specification 2.5: lies over the page in one of three opacities. It keeps the focus, and gives it back. */
export const Overlay = ({ level, label, onClose, children }: Props) => (
  <Modal
    open
    onClose={() => onClose?.()}
    slotProps={{ backdrop: { sx: { backgroundColor: veil(level) } } }}
  >
    <Middle role="dialog" aria-modal aria-label={label} tabIndex={-1}>
      {children}
    </Middle>
  </Modal>
);
