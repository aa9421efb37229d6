import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../domain/language';
import { CloseIcon } from './actionIcons';
import { Overlay } from './Overlay';

type Shape = 'disc' | 'frame';

const Press = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'shape' })<{
  shape: Shape;
}>(({ theme, shape }) => ({
  ...(shape === 'disc'
    ? { borderRadius: '50%' }
    : { display: 'block', width: '100%', borderRadius: 14 }),
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '@media print': { pointerEvents: 'none' },
}));

const Whole = styled('figure')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1),
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '& img': { maxWidth: '88vw', maxHeight: '80vh', objectFit: 'contain' },
}));

interface Props {
  src: string;
  /** What the picture shows. */
  alt: string;
  /** What its focus is drawn around. */
  shape?: Shape;
  /** It takes the focus of what stood here. */
  hasFocus?: boolean;
  /** The small picture that is pressed. */
  children: ReactNode;
}

/** A small picture that opens in full size. */
export function PictureButton({ src, alt, shape = 'disc', hasFocus = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const close = () => setIsOpen(false);
  return (
    <>
      <Press
        ref={button}
        shape={shape}
        aria-label={t('Enlarge: {alt}', { alt })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Press>
      {isOpen && (
        <Overlay level="lg" label={alt} onClose={close}>
          <Whole>
            <IconButton aria-label={t('Close picture')} onClick={close}>
              <CloseIcon />
            </IconButton>
            <img src={src} alt={alt} />
          </Whole>
        </Overlay>
      )}
    </>
  );
}
