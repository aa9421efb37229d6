import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';

const ROWS = ['96%', '88%', '92%', '74%', '90%', '68%'];

/** The shape of a report while it loads. */
export const ReportSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <SlowNotice onRetry={onRetry} />
    <div aria-hidden>
      <SkeletonBlock style={{ width: 'min(100%, 20rem)' }} />
      <SkeletonBlock style={{ width: 'min(100%, 26rem)' }} />
      <SkeletonBlock style={{ height: 170, marginBlock: 24, borderRadius: 14 }} />
      {ROWS.map((width) => (
        <SkeletonBlock key={width} style={{ width, height: 28, marginBlock: 12 }} />
      ))}
    </div>
  </>
);
