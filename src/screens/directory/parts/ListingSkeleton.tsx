import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';
import { Columns } from './columns';

/** The shape of a listing while it loads. */
export function ListingSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle variant="h2">Loading a business…</PageTitle>
      <Box sx={{ mb: 2 }}>
        <SlowNotice onRetry={onRetry} />
      </Box>
      <div aria-hidden>
        <Skeleton variant="rectangular" height={88} sx={{ mb: 5, borderRadius: 3.5 }} />
        <Columns>
          <div>
            {['94%', '98%', '91%', '60%', '96%', '70%'].map((width) => (
              <Skeleton key={width} width={width} height={28} />
            ))}
          </div>
          <Box sx={{ order: { xs: -1, md: 0 } }}>
            <Skeleton variant="rectangular" height={320} sx={{ borderRadius: 3.5 }} />
          </Box>
        </Columns>
      </div>
    </>
  );
}
