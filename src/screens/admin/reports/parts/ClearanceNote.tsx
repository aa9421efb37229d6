import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { clearanceText, overrideText } from '../reportTexts';

const Word = styled('button')(({ theme }) => ({
  minHeight: 32,
  padding: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'help',
  '@media (pointer: coarse)': { minHeight: theme.spacing(5.5) },
}));

/** Long enough to read a reason after a tap. */
const READING_TIME = 10_000;

type Props = Pick<ReportRow, 'clearance' | 'clearance_override'>;

/** The clearance by the rule, or by the team with its reason on focus or a tap. */
export function ClearanceNote(row: Props) {
  const { clearance_override: override } = row;
  const text = clearanceText(row);
  if (!override) return text;
  return (
    <Tooltip
      describeChild
      title={overrideText(override)}
      enterTouchDelay={0}
      leaveTouchDelay={READING_TIME}
    >
      <Word type="button">{text}</Word>
    </Tooltip>
  );
}
