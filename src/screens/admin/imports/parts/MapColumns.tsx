import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { ImportColumns, ImportPreview } from '../../../../../domain/contract/admin/imports';
import { labelOf } from '../../../../../domain/listing/fields';
import {
  IMPORT_NAMES,
  REQUIRED_COLUMNS,
  type ImportName,
} from '../../../../../domain/listing/importColumns';
import { usePreviewImportMutation } from '../../../../api/admin/importsApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { countText } from '../../../../ui/format';
import type { ImportFile } from '../importFile';
import { StepActions, StepSection } from './StepSection';

const Columns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1, 3),
    alignItems: 'center',
    maxWidth: 'none',
    paddingBottom: theme.spacing(2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
}));

const LEFT_OUT = '';

const options = () => [
  { value: LEFT_OUT, label: t('Leave out') },
  ...IMPORT_NAMES.map((name) => {
    const label = labelOf(name);
    return {
      value: name,
      label: REQUIRED_COLUMNS.includes(name) ? t('{label} (required)', { label }) : label,
    };
  }),
];

/** What a column is called; its place where it has no name. */
const nameOf = (header: string, column: number): string =>
  header || t('Column {number}', { number: column + 1 });

type Fields = (ImportName | null)[];

interface Props {
  file: ImportFile;
  found: ImportColumns;
  fields: Fields;
  onChange: (fields: Fields) => void;
  onPreview: (preview: ImportPreview) => void;
  onBack: () => void;
}

/** Says of each column which field it holds; a field that is chosen anew leaves the column it was of. */
export function MapColumns({ file, found, fields, onChange, onPreview, onBack }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [preview, { isLoading }] = usePreviewImportMutation();
  const missing = REQUIRED_COLUMNS.filter((name) => !fields.includes(name)).map(labelOf);

  const choose = (column: number, value: string) => {
    const chosen = IMPORT_NAMES.find((name) => name === value) ?? null;
    onChange(
      fields.map((field, index) => {
        if (index === column) return chosen;
        return field === chosen ? null : field;
      }),
    );
  };

  const look = async () => {
    setProblem(null);
    if (missing.length > 0) {
      setProblem({
        text: t('Choose a column for: {fields}.', { fields: missing.join(', ') }),
        wait: null,
      });
      return;
    }
    const answer = await preview({ text: file.text, columns: fields });
    if (answer.error) setProblem(problemOf(readFailure(answer.error)));
    else onPreview(answer.data);
  };

  return (
    <StepSection title={t('Say what the columns hold')} isNext>
      <Typography>
        {t('{file}: {rows}, {columns}. Each field can be in one column.', {
          file: file.name,
          rows: countText(found.rows, 'row'),
          columns: countText(found.columns.length, 'column'),
        })}
      </Typography>
      <Columns aria-label={t('Columns of the file')}>
        {found.columns.map(({ header, sample }, column) => (
          // Two columns may have one name.
          <li key={`${column} ${header}`}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(header, column)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {sample ? t('Such as: {sample}', { sample }) : t('Empty in every row')}
              </Typography>
            </div>
            <FilterSelect
              label={t('Field of “{column}”', { column: nameOf(header, column) })}
              value={fields[column] ?? LEFT_OUT}
              options={options()}
              onChange={(value) => choose(column, value)}
            />
          </li>
        ))}
      </Columns>
      <div role="status">
        {missing.length > 0 && (
          <Typography>{t('Still needed: {fields}.', { fields: missing.join(', ') })}</Typography>
        )}
      </div>
      {problem && (
        <FormAlert key={problem.text} wait={problem.wait}>
          {problem.text}
        </FormAlert>
      )}
      <StepActions>
        <BusyButton variant="contained" busy={isLoading} onClick={() => void look()}>
          {t('Look at the rows')}
        </BusyButton>
        <Button variant="text" disabled={isLoading} onClick={onBack}>
          {t('Choose another file')}
        </Button>
      </StepActions>
    </StepSection>
  );
}
