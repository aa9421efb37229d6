import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { msg, plural, t } from '../../../domain/language';
import type { ReportComparison } from '../../../domain/contract/admin/reports';
import { pointsChange } from './pointsChange';

const Changes = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { maxWidth: 'none', margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0.25, 2),
    margin: theme.spacing(0.5, 0, 0),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

type Change = ReportComparison['changes'][number];

const NOTHING = msg('No answer');

/** An answer can stay, and its question counts otherwise because of another answer. */
const isAnswerChanged = ({ before, after }: Change): boolean => before !== after;

function title(changes: readonly Change[]): string {
  const count = changes.filter(isAnswerChanged).length;
  return count === 0
    ? t('Every answer is the same')
    : plural(count, '# answer changed', '# answers changed');
}

/** The answers that differ between two assessments, in words, and what each did to the points. */
export const ChangedAnswers = ({ changes }: { changes: readonly Change[] }) => (
  <section>
    <Typography variant="h4" component="h3" gutterBottom>
      {title(changes)}
    </Typography>
    <Changes>
      {changes.map((change) => (
        <li key={change.question}>
          <strong>
            {change.code}: {change.text}
          </strong>
          <dl>
            <dt>{t('Before')}</dt>
            <dd>{change.before || t(NOTHING)}</dd>
            <dt>{t('Now')}</dt>
            <dd>{isAnswerChanged(change) ? change.after || t(NOTHING) : t('The same answer')}</dd>
            <dt>{t('Points')}</dt>
            <dd>{pointsChange(change.earned_before, change.earned_after)}</dd>
          </dl>
        </li>
      ))}
    </Changes>
  </section>
);
