import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import type { ListingRow } from '../../../../domain/contract/admin/listings';
import { useListAdminListingsQuery } from '../../../api/admin/listingsAdminApi';
import { usePaths } from '../../../paths';
import { useMay } from '../../../entities/member/useMay';
import { Page, PageTitle } from '../../../ui/Page';
import { countText } from '../../../ui/format';
import { AdminFrame } from '../AdminFrame';
import { AdminGrid } from '../grid/AdminGrid';
import { toGridResult } from '../grid/gridResult';
import { useGridAddress } from '../grid/useGridAddress';
import { LISTING_GRID, listingFilters } from './listingGrid';
import { AttentionNav } from './parts/AttentionNav';
import { DownloadListings } from './parts/DownloadListings';
import { ListingCard } from './parts/ListingCard';
import { listingColumns } from './parts/listingColumns';

const HIDDEN = { verified_at: false, published_at: false };

/** Directory Listings: the queue and all others, for those who decide on them. */
export default function ListingsPage() {
  const paths = usePaths();
  const { search } = useLocation();
  const mayEdit = useMay('editListings');
  const mayImport = useMay('importListings');
  const address = useGridAddress(LISTING_GRID);
  const list = useListAdminListingsQuery(address.params, { refetchOnMountOrArgChange: true });
  /** With the filters, so that the review knows which list it was opened from. */
  const hrefOf = ({ listing_id: id }: ListingRow) => paths.adminListing(id) + search;
  return (
    <Page
      title={t('Directory Listings')}
      description={t('Decide on the listings of businesses, and keep the directory true.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        <header>
          <PageTitle variant="h2">{t('Directory Listings')}</PageTitle>
          <AttentionNav />
        </header>
        <AdminGrid
          name="listings"
          label={t('Listings')}
          countText={(count) => countText(count, 'listing')}
          empty={{
            title: t('There is no listing yet'),
            text: t('Listings appear here as soon as a business has filled in its form.'),
          }}
          searchHint={t('Name, sector, place')}
          filters={listingFilters()}
          sorts={LISTING_GRID.sorts}
          columns={listingColumns(hrefOf)}
          hiddenColumns={HIDDEN}
          idOf={({ listing_id: id }) => id}
          renderCard={(row) => <ListingCard row={row} href={hrefOf(row)} />}
          address={address}
          answer={toGridResult(list)}
          actions={
            <>
              {mayEdit && (
                <Button
                  component={RouterLink}
                  to={paths.adminNewListing}
                  variant="contained"
                  size="small"
                >
                  {t('New listing')}
                </Button>
              )}
              {mayImport && (
                <Button
                  component={RouterLink}
                  to={paths.adminImports}
                  variant="outlined"
                  size="small"
                >
                  {t('Import a CSV file')}
                </Button>
              )}
              {mayEdit && <DownloadListings params={address.params} />}
            </>
          }
        />
      </AdminFrame>
    </Page>
  );
}
