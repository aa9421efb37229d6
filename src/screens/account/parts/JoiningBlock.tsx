import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { JOINING_SENTENCE } from '../../../../domain/joining';
import { JoiningSteps } from '../../../entities/business/JoiningSteps';
import { ReviewOutlook } from '../../../entities/business/ReviewOutlook';
import type { KnownApplication, KnownListing } from '../memberSteps';
import { BlockFailure, BlockSkeleton } from './Block';

interface Props {
  listing: KnownListing;
  application: KnownApplication;
  onRetry: () => void;
}

/** The way of a business into the directory, as long as it is not listed. */
export function JoiningBlock({ listing, application, onRetry }: Props) {
  if (application === 'failed') {
    return (
      <BlockFailure
        message={t('Where your business stands could not be loaded.')}
        onRetry={onRetry}
      />
    );
  }
  if (listing === 'checking' || application === 'checking') {
    return <BlockSkeleton label={t('Loading where your business stands')} />;
  }
  return (
    <>
      <Typography sx={{ mt: 1 }}>{t(JOINING_SENTENCE)}</Typography>
      <JoiningSteps
        facts={{ listing: listing?.status ?? null, application: application?.state ?? null }}
        outlook={application && <ReviewOutlook application={application} />}
      />
    </>
  );
}
