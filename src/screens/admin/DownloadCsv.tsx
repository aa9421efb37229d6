import { use } from 'react';
import { t } from '../../../domain/language';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { ClockContext } from '../../clock';
import { BusyButton } from '../../ui/BusyButton';
import { saveFile } from '../../ui/saveFile';
import { useToast } from '../../ui/toasts';

interface Props {
  /** What the file is called, before the day. */
  name: string;
  /** The text of the file. */
  load: () => Promise<string>;
  isLoading: boolean;
}

/** A button that downloads a list as CSV. */
export function DownloadCsv({ name, load, isLoading }: Props) {
  const now = use(ClockContext);
  const toast = useToast();
  const download = async () => {
    try {
      const text = await load();
      const day = new Date(now()).toISOString().slice(0, 10);
      saveFile(`${name}-${day}.csv`, text, 'text/csv');
    } catch (thrown) {
      toast('error', t('Not downloaded. {reason}', { reason: reasonOf(readFailure(thrown)) }));
    }
  };
  return (
    <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void download()}>
      {t('Download as CSV')}
    </BusyButton>
  );
}
