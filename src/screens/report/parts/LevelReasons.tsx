import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../../../domain/language';
import type { Assessment } from '../../../../domain/contract/assessment';
import { reasonTexts } from '../../../../domain/vetting/clearanceReasons';
import { rich } from '../../../ui/rich';
import type { ScoreData } from '../reportData';
import { floorsOf } from '../scoring';
import { CLEARANCE_TEXTS, FLOOR_TEXTS, floorText } from '../words';
import { Flags } from './Flags';

const Floors = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStyle: 'none',
  '& .state': { fontWeight: 600 },
}));

function verdict({ level, level_by_total }: Assessment): string {
  if (level === null || level_by_total === null) {
    return t('There is no level until a theme has a score.');
  }
  return level === level_by_total
    ? t('The total score gives the level {level}, and all its other conditions are met.', {
        level: t(level),
      })
    : t(
        'The total score alone would give {higher}. The level is {level}, because a level also has these conditions.',
        { higher: t(level_by_total), level: t(level) },
      );
}

function floor(rule: Assessment['floors'][number]['rule'], isMet: boolean): ReactNode {
  const parts = { state: (inner: string) => <span className="state">{inner}</span> };
  const values = { level: t(FLOOR_TEXTS[rule].level), condition: floorText(rule) };
  return isMet
    ? rich('<state>Met</state> for {level}: {condition}', parts, values)
    : rich('<state>Not met</state> for {level}: {condition}', parts, values);
}

interface Props {
  data: ScoreData;
  /** The question's own words. */
  wordsOf: (question: number) => ReactNode;
}

/** Why the level is what it is, and what keeps it from being higher. */
export function LevelReasons({ data, wordsOf }: Props) {
  const { assessment } = data;
  const reasons = reasonTexts(assessment, (id) => data.questions.get(id));
  return (
    <>
      <p>{verdict(assessment)}</p>
      <Floors>
        {floorsOf(assessment).map(({ rule, is_met }) => (
          <li key={rule}>{floor(rule, is_met)}</li>
        ))}
      </Floors>
      <p>{t(CLEARANCE_TEXTS[assessment.clearance.outcome])}</p>
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
