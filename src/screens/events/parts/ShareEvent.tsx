import Button from '@mui/material/Button';
import { language, pathIn, t } from '../../../../domain/language';
import { useToast } from '../../../ui/toasts';
import { useClientValue } from '../../../ui/useClientValue';

const readCanShare = () => 'share' in navigator;

interface Props {
  title: string;
  path: string;
}

/** Shares the event through the device where it can, and as a copied link. */
export function ShareEvent({ title, path }: Props) {
  const raise = useToast();
  const canShare = useClientValue(readCanShare, false);
  const addressOf = () => window.location.origin + pathIn(language(), path);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf());
      raise('success', t('Link copied'));
    } catch {
      raise('error', t('The link could not be copied. Copy it from the address.'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: addressOf() });
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) await copy();
    }
  };
  return (
    <>
      {canShare && (
        <Button variant="outlined" onClick={() => void share()}>
          {t('Share')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void copy()}>
        {t('Copy link')}
      </Button>
    </>
  );
}
