import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import { LEVEL_DESCRIPTIONS } from '../../../../domain/levelDescriptions';
import {
  standingName,
  standingOf,
  standingSentence,
} from '../../../../domain/vetting/resultStanding';
import { LevelNote } from '../../../entities/level/LevelNote';
import { PageTitle } from '../../../ui/Page';
import { dateText, scoreText } from '../../../ui/format';
import type { ReportData } from '../reportData';
import { FirstSteps } from './FirstSteps';

/** On a phone all of it is on the first screen: the name, the level, and what to do next. */
const Frame = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(16rem, 24rem) minmax(0, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
}));

const Result = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  padding: theme.spacing(1.5, 2),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '& .score': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
  },
  '& .total': { ...theme.typography.h3 },
  '& .total small': { ...theme.typography.body1, letterSpacing: 0 },
  '& p': { marginBlock: theme.spacing(0.5) },
}));

/** When the result expires, or how long it will be valid. */
export function validity({ application }: ReportData['report']): string {
  const expires = application?.expires_at;
  if (!expires) return t('Once our team approves it, it is valid for 12 months.');
  const date = dateText(expires);
  return application.state === 'expired'
    ? t('Expired on {date}. Renew it to make it valid again.', { date })
    : t('Valid until {date}.', { date });
}

/** The result, whether our team has checked it, and whose turn it is. */
export function Total({ data: { report, assessment, asUser } }: { data: ReportData }) {
  const headingId = useId();
  const { total, level } = assessment;
  const turn = standingSentence(report, asUser === null ? null : report.business.name);
  return (
    <Result aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2">
        {standingName(standingOf(report))}
      </Typography>
      {total === null ? (
        <p>{t('No total yet: none of the six themes has a scored answer.')}</p>
      ) : (
        <div className="score">
          {level && <LevelNote level={level} />}
          <span className="total">
            {scoreText(total)} <small>{t('of 100')}</small>
          </span>
        </div>
      )}
      {level && (
        <p>
          {report.business.name} {t(LEVEL_DESCRIPTIONS[level])}
        </p>
      )}
      <p>{turn ?? validity(report)}</p>
    </Result>
  );
}

/** What the first screen shows: the business, its result and what to do next. */
export const ReportHead = ({ data }: { data: ReportData }) => (
  <Frame>
    <PageTitle variant="h2">
      {t('{business}: self-assessment report', { business: data.report.business.name })}
    </PageTitle>
    <Total data={data} />
    <FirstSteps data={data} />
  </Frame>
);
