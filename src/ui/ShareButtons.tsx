import Button from '@mui/material/Button';
import { useToast } from './toasts';
import { useClientValue } from './useClientValue';

const readHasSheet = () => 'share' in navigator;

interface Props {
  title: string;
  /** Path of the page on this site. */
  path: string;
}

/** Shares the address of the page: by the share sheet of the device where it has one, or by copying. */
export function ShareButtons({ title, path }: Props) {
  const toast = useToast();
  const hasSheet = useClientValue(readHasSheet, false);
  const address = () => new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      toast('success', 'Link copied');
    } catch {
      toast('error', 'The link could not be copied. Please copy it from the address bar.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      await copy();
    }
  };
  return (
    <>
      {hasSheet && (
        <Button variant="outlined" onClick={() => void share()}>
          Share
        </Button>
      )}
      <Button variant={hasSheet ? 'text' : 'outlined'} onClick={() => void copy()}>
        Copy link
      </Button>
    </>
  );
}
