import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';

const ROWS = ['96%', '88%', '92%', '74%', '90%', '68%'];

/** The shape of a report while it loads. */
export const ReportSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <SlowNotice onRetry={onRetry} />
    <div aria-hidden>
      <SkeletonBlock sx={{ width: 'min(100%, 20rem)' }} />
      <SkeletonBlock sx={{ width: 'min(100%, 26rem)' }} />
      <SkeletonBlock sx={{ height: 170, marginBlock: '24px', borderRadius: '14px' }} />
      {ROWS.map((width) => (
        <SkeletonBlock key={width} sx={{ width, height: 28, marginBlock: '12px' }} />
      ))}
    </div>
  </>
);
