import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
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
    if (left === 0) return t('{count}, all answered.', { count });
    const time = timeFor(left, pace);
    return answered > 0
      ? t('{count}, {time} left.', { count, time })
      : t('{count}, {time}.', { count, time });
  };
  return (
    <section aria-label={t('The whole assessment')}>
      <Typography>
        {t('The assessment has two parts. You can stop at any time: each answer is saved.')}
      </Typography>
      <List>
        <li>{t('Part 1: {text}', { text: describe('basic') })}</li>
        <li>
          {isCleared
            ? t('Part 2: {text}', { text: describe('advanced') })
            : t('Part 2: up to {text} It opens after part 1.', { text: describe('advanced') })}
        </li>
      </List>
      <Typography variant="body2" color="textSecondary">
        {pace === null
          ? t('An estimate: {seconds} seconds a question.', { seconds: USUAL_PACE })
          : plural(
              pace,
              'At your own pace so far: # second a question.',
              'At your own pace so far: # seconds a question.',
            )}
      </Typography>
    </section>
  );
}
