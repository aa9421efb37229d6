import Skeleton from '@mui/material/Skeleton';
import { SlowNotice } from '../../../ui/SlowNotice';
import { PageTitle } from '../../../ui/Page';
import { Columns } from './columns';

/** The shape of a listing while it loads. */
export function ListingSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle variant="h2">Loading a business…</PageTitle>
      <SlowNotice onRetry={onRetry} />
      <div aria-hidden>
        <Skeleton variant="rounded" height={72} sx={{ mb: 3 }} />
        <Columns>
          <div>
            {['94%', '98%', '91%', '60%', '96%', '70%'].map((width) => (
              <Skeleton key={width} width={width} height={28} />
            ))}
          </div>
          <Skeleton variant="rounded" height={320} />
        </Columns>
      </div>
    </>
  );
}
