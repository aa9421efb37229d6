import { useExportListingsMutation } from '../../../../api/admin/listingsAdminApi';
import { DownloadCsv } from '../../DownloadCsv';

/** Downloads the filtered list. */
export function DownloadListings({ params }: { params: Record<string, string> }) {
  const [exportListings, { isLoading }] = useExportListingsMutation();
  return (
    <DownloadCsv
      name="listings"
      load={() => exportListings(params).unwrap()}
      isLoading={isLoading}
    />
  );
}
