import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Answer, VettingQuestion } from '../../../../domain/vetting/types';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `2px solid ${theme.vars.palette.error.main}`,
  overflowWrap: 'anywhere',
  '& > p': { gridColumn: '1 / -1', margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& > div': { display: 'grid', alignContent: 'space-between', gap: theme.spacing(1) },
}));

interface Props {
  question: VettingQuestion;
  mine: Answer | null;
  /** Null where it was cleared there. */
  theirs: Answer | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Version({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <Typography variant="h5" component="h4">
        {title}
      </Typography>
      <ul>
        {(lines.length > 0 ? lines : ['No answer']).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Two devices gave different answers: both are shown, a person decides. */
export function Conflict({ question, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Box role="group" aria-label="Two versions of this answer">
      <p>This answer was changed on another device or in another tab. Which one is right?</p>
      <div>
        <Version title="What you have here" lines={describeAnswer(question, mine)} />
        <Button variant="outlined" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
      <div>
        <Version title="What was saved elsewhere" lines={describeAnswer(question, theirs)} />
        <Button variant="outlined" onClick={onTakeTheirs}>
          Take the other
        </Button>
      </div>
    </Box>
  );
}
