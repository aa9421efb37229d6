import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { countyName } from '../../../../../domain/counties';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { dayText } from '../../../../ui/format';
import { daysText, figure } from '../reportTexts';
import { ClearanceNote } from './ClearanceNote';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

interface Props {
  row: ReportRow;
  /** Milliseconds of the epoch. */
  now: number;
}

const scoreAndLevel = ({ total, level }: ReportRow): string =>
  level ? t('{score}, {level} level', { score: figure(total), level: t(level) }) : figure(total);

const factsOf = ({ row, now }: Props): [term: string, fact: ReactNode][] => [
  [t('State'), `${t(APPLICATION_STATE[row.state].name)}, ${daysText(row.state_since, now)}`],
  [t('Score'), scoreAndLevel(row)],
  [t('Clearance'), <ClearanceNote key="clearance" {...row} />],
  [
    t('Flagged answers'),
    t('{red} red, {amber} amber', { red: row.red_flags, amber: row.amber_flags }),
  ],
  [t('Basic part'), figure(row.basic_percent, '%')],
  [t('Answered'), t('{percent}% of the questions', { percent: row.completion })],
  [t('Submitted'), row.submitted_at ? dayText(row.submitted_at) : t('Not yet')],
  [t('Category'), row.category ? t(row.category) : '–'],
  [t('County'), countyName(row.county ?? '') ?? '–'],
];

/** The facts of a report that fit in a word or a figure. */
export const ReportFacts = (props: Props) => (
  <List>
    {factsOf(props).map(([term, fact]) => (
      <div key={term} style={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </List>
);
