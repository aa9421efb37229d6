import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../domain/language';

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
  /** The accessible name of the group. */
  label: string;
  question: string;
  mine: readonly string[];
  theirs: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** A conflict between two versions: shows both, so that the member can choose. */
export function TwoVersions(props: Props) {
  const { label, question, mine, theirs, onKeepMine, onTakeTheirs } = props;
  return (
    <Box role="group" aria-label={label}>
      <p>{question}</p>
      <div>
        <Version title={t('What you have here')} lines={mine} />
        <Button variant="outlined" onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
      </div>
      <div>
        <Version title={t('What was saved elsewhere')} lines={theirs} />
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('Take the other')}
        </Button>
      </div>
    </Box>
  );
}
