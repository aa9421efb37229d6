import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { msg, plural, t } from '../../../domain/language';
import { unpackChart } from '../../machines/chart/chartLink';
import { compareCharts, mergeCharts, type ChartChange } from '../../machines/chart/compareCharts';
import type { OutlinedState } from '../../machines/chart/outline';
import { CHART_LIMITS, readChart, type ReadChart } from '../../machines/chart/readChart';
import { FileButton } from '../../ui/FileButton';
import { Notice } from '../../ui/Notice';
import { fieldTexts, markText, SIGNS, subjectText } from './changes/changeWords';
import { NOTHING_POINTED } from './chartAddress';
import { Stage } from './parts/Stage';
import { takenOf } from './parts/takenOf';
import { useDrawing } from './useDrawing';

const PROBLEMS = {
  tooLarge: msg('This is larger than a chart may be.'),
  notJson: msg('This is not JSON: {reason}'),
  notAMachine: msg('This is not a state machine. {reason}'),
};

const NOTHING = { active: new Set<string>(), taken: takenOf([]), pointed: NOTHING_POINTED };
const NO_STATES: readonly string[] = [];

interface Props {
  root: OutlinedState;
  definition: object;
  /** A chart that came with the address, packed. */
  packed: string | null;
}

/** What another definition would change in the machine that runs. It is a proposal: it never runs. */
export function ChangesTab({ root, definition, packed }: Props) {
  const [text, setText] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (packed === null) return undefined;
    let isWanted = true;
    void unpackChart(packed).then((carried) => {
      if (!isWanted) return;
      setIsBroken(carried === null);
      if (carried !== null) setText(carried);
    });
    return () => {
      isWanted = false;
    };
  }, [packed]);
  const read = useMemo(() => (text.trim() === '' ? null : readChart(text)), [text]);
  const proposal = read?.isGood ? read : null;
  const merged = useMemo(() => mergeCharts(root, proposal?.root ?? root), [root, proposal]);
  const changes = useMemo(
    () => (proposal ? compareCharts(root, proposal.root) : null),
    [root, proposal],
  );
  const place = useRef<HTMLDivElement>(null);
  const chart = useDrawing(merged.root, { place, reveals: NO_STATES, marks: merged.marks });
  return (
    <Stage
      root={merged.root}
      definition={proposal?.definition ?? definition}
      {...{ chart, place }}
      {...NOTHING}
      needsPanels
    >
      <section aria-label={t('Proposal')}>
        <Typography variant="h4" component="h2" gutterBottom>
          {t('Proposal')}
        </Typography>
        {isBroken && (
          <Notice tone="error" role="alert">
            {t('The link is damaged: it has no chart that can be read.')}
          </Notice>
        )}
        <Given text={text} read={read} onChange={setText} />
      </section>
      <section aria-label={t('What changes')}>
        <Typography variant="h4" component="h2" gutterBottom>
          {t('What changes')}
        </Typography>
        <p role="status">
          {changes === null
            ? t('Nothing to compare yet.')
            : plural(changes.length, '# difference', '# differences')}
        </p>
        {changes !== null && <Changes changes={changes} />}
      </section>
    </Stage>
  );
}

interface GivenProps {
  text: string;
  read: ReadChart | null;
  onChange: (text: string) => void;
}

function Given({ text, read, onChange }: GivenProps) {
  const helpId = useId();
  const problem =
    read === null || read.isGood ? null : t(PROBLEMS[read.problem], { reason: read.reason });
  return (
    <>
      <p id={helpId}>
        {t(
          'Paste or open a definition in JSON, such as one from Stately Sketch. It is compared with the machine that runs, and never runs itself.',
        )}
      </p>
      <FileButton
        accept=".json,application/json"
        describedBy={helpId}
        variant="outlined"
        onChoose={(file) =>
          void file
            .slice(0, CHART_LIMITS.characters + 1)
            .text()
            .then(onChange)
        }
      >
        {t('Open a file')}
      </FileButton>
      <TextField
        label={t('Definition in JSON')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        error={problem !== null}
        helperText={problem ?? undefined}
        multiline
        fullWidth
        minRows={3}
        maxRows={10}
        margin="normal"
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'off' },
          input: { sx: { fontFamily: 'monospace', fontSize: '0.85rem' } },
        }}
      />
    </>
  );
}

const Changes = ({ changes }: { changes: readonly ChartChange[] }) => (
  <ul>
    {changes.map((change, index) => (
      <li key={index}>
        <strong>
          {SIGNS[change.mark]} {markText(change.mark)}
        </strong>{' '}
        {subjectText(change)}
        {fieldTexts(change).map((field) => (
          <div key={field}>{field}</div>
        ))}
      </li>
    ))}
  </ul>
);
