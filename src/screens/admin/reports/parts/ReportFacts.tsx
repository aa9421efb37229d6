import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { countyName } from '../../../../../domain/counties';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { dayText } from '../../../../ui/format';
import { daysText, figure } from '../reportTexts';
import { ClearanceNote } from './ClearanceNote';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
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

const factsOf = ({ row, now }: Props): [term: string, fact: ReactNode][] => [
  ['State', `${APPLICATION_STATE[row.state].name}, ${daysText(row.state_since, now)}`],
  ['Score', row.level ? `${figure(row.total)}, ${row.level} level` : figure(row.total)],
  ['Clearance', <ClearanceNote key="clearance" {...row} />],
  ['Flagged answers', `${row.red_flags} red, ${row.amber_flags} amber`],
  ['Basic part', figure(row.basic_percent, '%')],
  ['Answered', `${row.completion}% of the questions`],
  ['Submitted', row.submitted_at ? dayText(row.submitted_at) : 'Not yet'],
  ['Category', row.category ?? '–'],
  ['County', countyName(row.county ?? '') ?? '–'],
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
