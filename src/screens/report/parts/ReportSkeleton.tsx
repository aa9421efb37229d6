import { Bone } from '../../../ui/Bone';
import { SlowNotice } from '../../../ui/SlowNotice';

const ROWS = ['96%', '88%', '92%', '74%', '90%', '68%'];

/** The shape of a report while it loads. */
export const ReportSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <SlowNotice onRetry={onRetry} />
    <div aria-hidden>
      <Bone style={{ width: 'min(100%, 20rem)' }} />
      <Bone style={{ width: 'min(100%, 26rem)' }} />
      <Bone style={{ height: 170, marginBlock: 24, borderRadius: 14 }} />
      {ROWS.map((width) => (
        <Bone key={width} style={{ width, height: 28, marginBlock: 12 }} />
      ))}
    </div>
  </>
);
