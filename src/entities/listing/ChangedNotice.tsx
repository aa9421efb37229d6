import { changedSinceText } from '../../../domain/changedSinceText';
import { Notice } from '../../ui/Notice';

/** Before what a business says of itself: nobody has read yet what is new of it. */
export const ChangedNotice = ({ since }: { since: string }) => (
  <div style={{ marginBottom: 16 }}>
    <Notice tone="info">{changedSinceText(since)}. Our team has not read the new text yet.</Notice>
  </div>
);
