import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import { capitalise } from '../../../../../domain/capitalise';
import type { Assessment } from '../../../../../domain/contract/assessment';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { ageOf } from '../../../../../domain/vetting/reviewAge';
import { themeColor } from '../../../../theme/palette';
import { PercentBar } from '../../../../ui/PercentBar';
import { dayText, momentText, percentText, scoreText } from '../../../../ui/format';
import type { DeskDetails } from '../useDeskDetails';
import { AgeChip, promiseText } from './AgeChip';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.spacing(0.25, 2),
    margin: 0,
    ...theme.typography.body2,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', ...theme.typography.body2 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 5rem 3.5rem',
    alignItems: 'center',
    gap: theme.spacing(1),
    maxWidth: 'none',
    margin: 0,
  },
  '& li > :last-child': { textAlign: 'end' },
}));

const Themes = ({ themes }: Pick<Assessment, 'themes'>) => (
  <ul aria-label={t('Score by theme')}>
    {themes.map(({ theme, percent, is_rated }) => (
      <li key={theme}>
        <span>{capitalise(t(theme))}</span>
        <PercentBar percent={percent} color={themeColor(theme)} />
        <span>{is_rated && percent !== null ? percentText(percent) : t('Not rated')}</span>
      </li>
    ))}
  </ul>
);

const scoreAndLevel = (score: string, level: string | null): string =>
  level
    ? t('{score} of 100, {level} level', { score, level: t(level) })
    : t('{score} of 100', { score });

interface Props {
  details: DeskDetails;
  reviewer: string | null;
  now: number;
}

/** The report in short: where the application is, what it scores, and what we promised. */
export function DeskSummary({ details, reviewer, now }: Props) {
  const { application, report } = details;
  const { state, submitted_at, decided_at, expires_at, total, level } = application;
  const { assessment, business } = report;
  const age = ageOf(application, now);
  const facts = [
    { term: t('State'), text: t(APPLICATION_STATE[state].name) },
    { term: t('Reviewer'), text: reviewer },
    { term: t('Category'), text: business.category && t(business.category) },
    { term: t('Submitted'), text: submitted_at && momentText(submitted_at) },
    { term: t('Waits'), text: age && <AgeChip age={age} /> },
    { term: t('Promise'), text: age && promiseText(age) },
    { term: t('Decided'), text: decided_at && momentText(decided_at) },
    { term: t('Valid until'), text: expires_at && dayText(expires_at) },
    {
      term: t('Score'),
      text: total === null ? null : scoreAndLevel(scoreText(total), level),
    },
    {
      term: t('Answered'),
      text: assessment && t('{percent}% of the questions', { percent: assessment.completion }),
    },
  ];
  return (
    <Frame aria-label={t('The report in short')}>
      <dl>
        {facts.flatMap(({ term, text }) =>
          text ? [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>] : [],
        )}
      </dl>
      {assessment && <Themes themes={assessment.themes} />}
    </Frame>
  );
}
