import Skeleton from '@mui/material/Skeleton';
import { t } from '../../../../domain/language';
import { PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';

/** The shape of an event while it loads. */
export function EventSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle variant="h2">{t('Loading an event…')}</PageTitle>
      <SlowNotice onRetry={onRetry} />
      <div aria-hidden>
        <Skeleton sx={{ width: '70%', height: 28 }} />
        <Skeleton variant="rounded" sx={{ height: 320, mt: 3, mb: 3, maxWidth: 340 }} />
        {['94%', '98%', '91%', '60%'].map((width) => (
          <Skeleton key={width} sx={{ width, height: 28 }} />
        ))}
      </div>
    </>
  );
}
