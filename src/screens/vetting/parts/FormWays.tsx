import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { formSteps, type FormStep } from '../formSteps';
import { unansweredAfter } from '../nextQuestion';
import { FINISHING_TITLE } from '../steps';
import type { FormView } from '../useFormView';
import { useVettingLinks } from '../useVettingLinks';
import { CHECK_TITLE } from './CheckAnswers';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
  '& .next': { flex: '1 1 0', minWidth: 0, lineHeight: 1.3 },
  [theme.breakpoints.up('sm')]: { '& .next': { flex: '0 1 auto' } },
}));

const More = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(0.5),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));

interface Way {
  /** Null for the next question. */
  label: string | null;
  to: string;
}

/** The screens before and after this one, over the borders of its category. */
function useWays(
  category: VettingCategory,
  steps: readonly FormStep[],
  place: number,
  isSingle: boolean,
) {
  const assessment = useAssessment();
  const links = useVettingLinks();
  const open = assessment.categories.filter(({ part }) => part === 'basic' || assessment.isCleared);
  const index = open.findIndex(({ id }) => id === category.id);
  const wayTo = (id: number, step: FormStep): Way => {
    const to = links.step(id, step, isSingle);
    if (step.kind === 'check') return { label: t(CHECK_TITLE), to };
    return { label: isSingle ? null : step.section.title, to };
  };
  const before = index > 0 ? open[index - 1] : undefined;
  const after = open[index + 1];
  const [first] = after && index >= 0 ? formSteps(assessment, after, isSingle) : [];
  const earlier = steps[place - 1];
  const later = steps[place + 1];
  const back = earlier
    ? links.step(category.id, earlier, isSingle)
    : before && links.check(before.id);
  const next =
    later && index >= 0
      ? wayTo(category.id, later)
      : after && first
        ? { label: t(after.category_name), to: links.step(after.id, first, isSingle) }
        : { label: t(FINISHING_TITLE), to: links.completion };
  const step = steps[place];
  const start = step?.kind === 'questions' ? step.questions[0] : undefined;
  const unanswered = unansweredAfter(assessment, start ?? null, category.id);
  return { back, next, unanswered: unanswered && links.question(unanswered) };
}

interface Props {
  category: VettingCategory;
  steps: readonly FormStep[];
  /** Among the steps. */
  place: number;
  view: FormView;
}

/** Back, on, and to the next question without an answer; and how much is shown at a time. */
export function FormWays({ category, steps, place, view }: Props) {
  const { start } = useVettingLinks();
  const { back, next, unanswered } = useWays(category, steps, place, view.isSingle);
  return (
    <>
      <Bar aria-label={t('Questions of the assessment')}>
        {back && (
          <Button component={RouterLink} to={back} variant="outlined">
            {t('Back')}
          </Button>
        )}
        <Button component={RouterLink} to={next.to} variant="contained" className="next">
          {next.label === null ? t('Next question') : t('Next: {label}', { label: next.label })}
        </Button>
      </Bar>
      <More>
        {unanswered && <RouterLink to={unanswered}>{t('Next unanswered question')}</RouterLink>}
        <RouterLink to={start}>{t('All parts of the assessment')}</RouterLink>
        <FormControlLabel
          label={t('Show one question at a time')}
          control={<Switch checked={view.isSingle} onChange={(_, isOn) => view.showSingle(isOn)} />}
        />
      </More>
    </>
  );
}
