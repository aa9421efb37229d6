import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { useAccess, useProgress } from '../../../actors/vetting';
import { USUAL_PACE } from '../../../../domain/vetting/pace';
import type { VettingPart } from '../../../../domain/vetting/types';
import { countText } from '../../../ui/format';
import { timeFor } from '../nextQuestion';
import { whyReadOnly } from '../openQuestions';
import { partProgress } from '../partProgress';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  paddingInlineStart: theme.spacing(2.5),
}));

/** The whole of the assessment, before anything of it: its two parts, their questions and their time. */
export function Overview() {
  const access = useAccess();
  const { categories, progress, isCleared, pace } = useProgress();
  if (whyReadOnly(access) !== null) return null;
  const describe = (part: VettingPart) => {
    const { answered, asked } = partProgress(categories, progress, part);
    const left = asked - answered;
    const count = countText(asked, 'question');
    if (left === 0) return `${count}, all answered.`;
    return `${count}, ${timeFor(left, pace)}${answered > 0 ? ' left' : ''}.`;
  };
  return (
    <section aria-label={t('The whole assessment')}>
      <Typography>
        {t('The assessment has two parts. You can stop at any time: each answer is saved.')}
      </Typography>
      <List>
        <li>Part 1: {describe('basic')}</li>
        <li>
          Part 2:{' '}
          {isCleared
            ? describe('advanced')
            : `up to ${describe('advanced')} It opens after part 1.`}
        </li>
      </List>
      <Typography variant="body2" color="textSecondary">
        {pace === null
          ? t('An estimate: {USUAL_PACE} seconds a question.', { USUAL_PACE })
          : `At your own pace so far: ${countText(pace, 'second')} a question.`}
      </Typography>
    </section>
  );
}
