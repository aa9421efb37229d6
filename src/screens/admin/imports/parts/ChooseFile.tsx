import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ChangeEvent } from 'react';
import type { ImportColumns } from '../../../../../domain/contract/admin/imports';
import { labelOf } from '../../../../../domain/listing/fields';
import { importTemplate, REQUIRED_COLUMNS } from '../../../../../domain/listing/importColumns';
import { useReadColumnsMutation } from '../../../../api/admin/importsApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { saveFile } from '../../../../ui/saveFile';
import { SlowWrite } from '../../../../ui/SlowWrite';
import { MOST_TEXT, readImportFile, type ImportFile } from '../importFile';
import { StepActions, StepSection } from './StepSection';

const Choose = styled('div')(({ theme }) => ({
  '& label:focus-within': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** Not seen, yet reached by keyboard and read out; the button around it is what one sees. */
const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

interface Props {
  onRead: (file: ImportFile, found: ImportColumns) => void;
}

export function ChooseFile({ onRead }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [readColumns, { isLoading }] = useReadColumnsMutation();

  async function read(chosen: File) {
    setProblem(null);
    const file = await readImportFile(chosen);
    if (typeof file === 'string') {
      setProblem({ text: file, wait: null });
      return;
    }
    const answer = await readColumns({ text: file.text });
    if (answer.error) setProblem(problemOf(readFailure(answer.error)));
    else onRead(file, answer.data);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (chosen) void read(chosen);
  }

  return (
    <StepSection title="Choose a file">
      <Typography id={`${id}-help`}>
        A table saved as CSV in UTF-8, with a comma or a semicolon between its columns. Its first
        line names the columns; these are needed: {REQUIRED_COLUMNS.map(labelOf).join(', ')}.{' '}
        {MOST_TEXT}
      </Typography>
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      <StepActions>
        <Choose>
          {/* The input inside takes focus and keys; the label only looks like a button. */}
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="contained"
            disabled={isLoading}
          >
            <span id={`${id}-choose`}>Choose a CSV file</span>
            <Input
              id={id}
              type="file"
              accept=".csv,text/csv,text/plain"
              disabled={isLoading}
              onChange={choose}
              aria-labelledby={`${id}-choose`}
              aria-describedby={`${id}-help`}
            />
          </Button>
        </Choose>
        <Button
          variant="outlined"
          onClick={() => saveFile('businesses.csv', importTemplate(), 'text/csv')}
        >
          Download a template
        </Button>
      </StepActions>
      <div role="status">{isLoading && 'Reading the file…'}</div>
      {isLoading && <SlowWrite />}
    </StepSection>
  );
}
