import type { Assessment } from '../../../../domain/contract/vetting';
import { Notice } from '../../../ui/Notice';
import { attainable } from '../reportData';
import { numberText } from '../words';

/** What unanswered questions do to the score, and could still add to it. */
export function Provisional({ assessment }: { assessment: Assessment }) {
  const open = attainable(assessment);
  const { is_final } = assessment.receipt;
  if (assessment.completion === 100 && (is_final || open === 0)) return null;
  return (
    <Notice tone="info">
      {is_final
        ? 'Questions without an answer count 0 points.'
        : 'Provisional: the score counts only what is answered so far, so that answering alone never lowers it.'}
      {open > 0 && ` Up to ${numberText(open)} more points are still available.`}
    </Notice>
  );
}
