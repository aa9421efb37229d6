import { use } from 'react';
import { useExportListingsMutation } from '../../../../api/admin/listingsAdminApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ClockContext } from '../../../../clock';
import { BusyButton } from '../../../../ui/BusyButton';
import { saveFile } from '../../../../ui/saveFile';
import { useToast } from '../../../../ui/toasts';

/** A button that downloads the filtered list as CSV. */
export function DownloadListings({ params }: { params: Record<string, string> }) {
  const now = use(ClockContext);
  const toast = useToast();
  const [exportListings, { isLoading }] = useExportListingsMutation();
  const download = async () => {
    try {
      const text = await exportListings(params).unwrap();
      const day = new Date(now()).toISOString().slice(0, 10);
      saveFile(`listings-${day}.csv`, text, 'text/csv');
    } catch (thrown) {
      toast('error', `Not downloaded. ${reasonOf(readFailure(thrown))}`);
    }
  };
  return (
    <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void download()}>
      Download as CSV
    </BusyButton>
  );
}
