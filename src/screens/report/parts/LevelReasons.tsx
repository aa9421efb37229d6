import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../../../domain/language';
import type { Assessment } from '../../../../domain/contract/vetting';
import type { ScoreData } from '../reportData';
import { floorsOf } from '../scoring';
import { CLEARANCE_TEXTS, FLOOR_TEXTS } from '../words';
import { Flags } from './Flags';

const Floors = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStyle: 'none',
  '& .state': { fontWeight: 600 },
}));

function verdict({ level, level_by_total }: Assessment): string {
  if (level === null || level_by_total === null) {
    return 'There is no level until a theme has a score.';
  }
  return level === level_by_total
    ? `The total score gives the level ${level}, and all its other conditions are met.`
    : `The total score alone would give ${level_by_total}. The level is ${level}, because a level also has these conditions.`;
}

interface Props {
  data: ScoreData;
  /** The question's own words. */
  wordsOf: (question: number) => ReactNode;
}

/** Why the level is what it is, and what keeps it from being higher. */
export function LevelReasons({ data, wordsOf }: Props) {
  const { assessment } = data;
  const { outcome, reasons } = assessment.clearance;
  return (
    <>
      <p>{verdict(assessment)}</p>
      <Floors>
        {floorsOf(assessment).map(({ rule, is_met }) => (
          <li key={rule}>
            <span className="state">{is_met ? t('Met') : t('Not met')}</span> for{' '}
            {FLOOR_TEXTS[rule].level}: {FLOOR_TEXTS[rule].text}
          </li>
        ))}
      </Floors>
      <p>{CLEARANCE_TEXTS[outcome]}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Flags data={data} wordsOf={wordsOf} />
    </>
  );
}
