import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../../../domain/language';
import type { ImportColumns } from '../../../../../domain/contract/admin/imports';
import { labelOf } from '../../../../../domain/listing/fields';
import { importTemplate, REQUIRED_COLUMNS } from '../../../../../domain/listing/importColumns';
import { useReadColumnsMutation } from '../../../../api/admin/importsApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { FileButton } from '../../../../ui/FileButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { saveFile } from '../../../../ui/saveFile';
import { SlowWrite } from '../../../../ui/SlowWrite';
import { mostText, readImportFile, type ImportFile } from '../importFile';
import { StepActions, StepSection } from './StepSection';

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

  return (
    <StepSection title={t('Choose a file')}>
      <Typography id={`${id}-help`}>
        {t(
          'A table saved as CSV in UTF-8, with a comma or a semicolon between its columns. Its first line names the columns; these are needed: {columns}.',
          { columns: REQUIRED_COLUMNS.map(labelOf).join(', ') },
        )}{' '}
        {mostText()}
      </Typography>
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      <StepActions>
        <FileButton
          accept=".csv,text/csv,text/plain"
          describedBy={`${id}-help`}
          disabled={isLoading}
          onChoose={(file) => void read(file)}
        >
          {t('Choose a CSV file')}
        </FileButton>
        <Button
          variant="outlined"
          onClick={() => saveFile('businesses.csv', importTemplate(), 'text/csv')}
        >
          {t('Download a template')}
        </Button>
      </StepActions>
      <div role="status">{isLoading && t('Reading the file…')}</div>
      {isLoading && <SlowWrite />}
    </StepSection>
  );
}
