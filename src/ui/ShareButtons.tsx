import Button from '@mui/material/Button';
import { language, pathIn, t } from '../../domain/language';
import { useConfig } from '../config';
import { messageLink, whatsAppLink } from './shareLinks';
import { useToast } from './toasts';
import { useClientValue } from './useClientValue';

const readHasSheet = () => 'share' in navigator;

interface Props {
  title: string;
  /** Path of the page on this site, without the language. */
  path: string;
  /** Goes before the address where it is sent as a text. */
  text?: string;
}

/** Shares the address of the page: by the share sheet of the device where it has one, or by copying. */
export function ShareButtons({ title, path: ownPath, text }: Props) {
  const path = pathIn(language(), ownPath);
  const { publicUrl } = useConfig();
  const origin = useClientValue(() => publicUrl || window.location.origin, publicUrl);
  const toast = useToast();
  const hasSheet = useClientValue(readHasSheet, false);
  const address = () => new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      toast('success', t('Link copied'));
    } catch {
      toast('error', t('The link could not be copied. Please copy it from the address bar.'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, ...(text && { text }), url: address() });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      await copy();
    }
  };
  return (
    <>
      {hasSheet && (
        <Button variant="outlined" onClick={() => void share()}>
          {t('Share')}
        </Button>
      )}
      <Button variant={hasSheet ? 'text' : 'outlined'} onClick={() => void copy()}>
        {t('Copy link')}
      </Button>
      {text && origin && (
        <>
          <Button
            variant="text"
            href={whatsAppLink(`${text}\n${origin}${path}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('Share on WhatsApp')}
          </Button>
          <Button variant="text" href={messageLink(`${text}\n${origin}${path}`)}>
            {t('Share by text message')}
          </Button>
        </>
      )}
    </>
  );
}
