import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { overlayColor, type OverlayLevel } from './overlayColor';

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

/** Specification 2.5: covers the page in one of three opacities. Traps the focus and returns it. */
export const Overlay = ({ level, label, onClose, children }: Props) => (
  <Modal
    open
    onClose={() => onClose?.()}
    slotProps={{ backdrop: { sx: { backgroundColor: overlayColor(level) } } }}
  >
    <Middle role="dialog" aria-modal aria-label={label} tabIndex={-1}>
      {children}
    </Middle>
  </Modal>
);
