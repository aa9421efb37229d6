import type { ComponentProps } from 'react';
import { useFileAddress } from './fileAddress';
import { Photo } from './Photo';
import { PictureButton } from './PictureButton';
import { useHeldPicture } from './savesData';

/** A photo that opens in full size; while data are saved, the first tap shows it small. */
export function PhotoButton({ alt, ...props }: Omit<ComponentProps<typeof Photo>, 'held'>) {
  const addressOf = useFileAddress();
  const held = useHeldPicture();
  if (held.isHeld) return <Photo alt={alt} held={held} {...props} />;
  return (
    <PictureButton
      src={addressOf(props.photo.src) ?? ''}
      alt={alt}
      shape="frame"
      hasFocus={held.isAsked}
    >
      <Photo alt="" held={held} {...props} />
    </PictureButton>
  );
}
