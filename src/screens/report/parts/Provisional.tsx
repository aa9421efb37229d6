import { styled } from '@mui/material/styles';
import type { Assessment } from '../../../../domain/contract/vetting';
import { Notice } from '../../../ui/Notice';
import { attainable } from '../reportData';
import { numberText } from '../words';

const Place = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** What unanswered questions do to the score, and could still add to it. */
export function Provisional({ assessment }: { assessment: Assessment }) {
  const open = attainable(assessment);
  const { is_final } = assessment.receipt;
  if (assessment.completion === 100 && (is_final || open === 0)) return null;
  return (
    <Place>
      <Notice tone="info">
        {is_final
          ? 'Questions without an answer count 0 points.'
          : 'Provisional: the score counts what is answered so far. Further answers can raise or lower it.'}
        {open > 0 && ` Up to ${numberText(open)} more points are still available.`}
      </Notice>
    </Place>
  );
}
