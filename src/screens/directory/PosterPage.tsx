import { useParams } from 'react-router';
import { t } from '../../../domain/language';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { useFailureToast } from '../../ui/useFailureToast';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { Poster } from './parts/Poster';
import { NothingToPrint, PrintActions, PrintHead } from './parts/PrintParts';
import { useListing } from './useListing';

/** A sheet for the wall of the shop, whose code opens the listing. */
export default function PosterPage() {
  const { slug = '' } = useParams();
  const { listing, status, retry } = useListing(slug);
  useFailureToast(status === 'failed', t('Failed to fetch listings'));
  return (
    <Page
      title={t('Poster')}
      description={t('A poster for your shop, with a code that opens your listing.')}
      isPersonal
    >
      <PrintHead title={t('Poster for your shop')}>
        {t(
          'Print it on A4 paper and put it where your customers pay. The code opens your listing, and stays the same when you change it.',
        )}
      </PrintHead>
      {listing && (
        <>
          <PrintActions />
          <Poster listing={listing} />
        </>
      )}
      {status === 'loading' && <ListingSkeleton onRetry={retry} />}
      {status === 'failed' && (
        <ErrorState message={t('Failed to fetch listings')} onRetry={retry} />
      )}
      {status === 'missing' && (
        <NothingToPrint title={t('This listing is not in the directory')}>
          {t('You can print a poster once our team has published your listing.')}
        </NothingToPrint>
      )}
    </Page>
  );
}
