import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { line } from '../../../ui/illustrations/line';
import { useToast } from '../../../ui/toasts';

const ShareIcon = line(
  'M17 4a2.5 2.5 0 1 0 .01 0zM7 9.5a2.5 2.5 0 1 0 .01 0zM17 15a2.5 2.5 0 1 0 .01 0zM9.3 11l5.4-3.2M9.3 13.2l5.4 3',
);
const PrintIcon = line('M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z');

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '@media print': { display: 'none' },
}));

/** Many desktop browsers cannot share a page. */
const canShare = (): boolean => 'share' in navigator;

/** Shares the page through the device, or else as a copied link. */
export function ShareBar({ headline }: { headline: string }) {
  const raise = useToast();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    try {
      if (canShare()) {
        await navigator.share({ title: headline, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      raise('success', t('Link copied'));
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed)
        raise('error', t('The link could not be shared. Copy it from the address.'));
    }
  };
  return (
    <Bar>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ShareIcon />}
        onClick={() => void share()}
      >
        {t('Share')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
      >
        {t('Print')}
      </Button>
    </Bar>
  );
}
