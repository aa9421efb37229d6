import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Assessment } from '../../../../domain/contract/assessment';
import { Notice } from '../../../ui/Notice';
import { attainablePoints, type ReportData } from '../reportData';
import { numberText } from '../words';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& .note': { margin: 0, whiteSpace: 'pre-line', maxWidth: '62ch' },
}));

/** How unanswered questions count, and how many points they can still add; null where none is open. */
function provisionalWords(assessment: Assessment): string | null {
  const open = attainablePoints(assessment);
  const { is_final } = assessment.receipt;
  if (assessment.completion === 100 && (is_final || open === 0)) return null;
  const counts = is_final
    ? t('Questions without an answer count 0 points.')
    : t(
        'Provisional: the score counts what is answered so far. Further answers can raise or lower it.',
      );
  if (open === 0) return counts;
  const points = numberText(open);
  return `${counts} ${t('Up to {points} more points are still available.', { points })}`;
}

/** What changes how the result is read: open questions, and the words of the reviewer. */
export function ReportNotices({ data: { report, assessment } }: { data: ReportData }) {
  const provisional = provisionalWords(assessment);
  const note = report.application?.note;
  if (provisional === null && !note) return null;
  return (
    <Frame>
      {provisional !== null && <Notice tone="info">{provisional}</Notice>}
      {note && <p className="note">{t('Our reviewer writes: {note}', { note })}</p>}
    </Frame>
  );
}
