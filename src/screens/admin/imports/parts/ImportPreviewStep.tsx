import { nanoid } from '@reduxjs/toolkit';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { msg, plural, t } from '../../../../../domain/language';
import type { ImportPreview, RowChoice } from '../../../../../domain/contract/admin/imports';
import {
  NEW_LISTING_STATUSES,
  type NewListingStatus,
} from '../../../../../domain/contract/admin/listings';
import type { ImportName } from '../../../../../domain/listing/importColumns';
import { usePreviewImportMutation, useRunImportMutation } from '../../../../api/admin/importsApi';
import { isRefused, readFailure, type Failure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { usePaths } from '../../../../paths';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { useToast } from '../../../../ui/toasts';
import { usualChoice, type ImportFile } from '../importFile';
import { PreviewRows } from './PreviewRows';
import { StepActions, StepSection } from './StepSection';

const STATUS_NAMES: Record<NewListingStatus, string> = {
  published: msg('Public at once'),
  pending: msg('Wait for review'),
};

const STATUS_OPTIONS = NEW_LISTING_STATUSES.map((value) => optionOf(value, STATUS_NAMES[value]));

interface Props {
  file: ImportFile;
  fields: (ImportName | null)[];
  preview: ImportPreview;
  onPreview: (preview: ImportPreview) => void;
  onBack: () => void;
}

/** The rows as they would be imported, the choices for them, and the import. */
export function ImportPreviewStep({ file, fields, preview, onPreview, onBack }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const { rows, key } = preview;
  const [choices, setChoices] = useState<RowChoice[]>(() => rows.map(usualChoice));
  const [status, setStatus] = useState<NewListingStatus>('published');
  const [sendingKey, setSendingKey] = useState(() => nanoid());
  const [problem, setProblem] = useState<(Problem & { isOutdated: boolean }) | null>(null);
  const [run, { isLoading: isRunning }] = useRunImportMutation();
  const [look, { isLoading: isLooking }] = usePreviewImportMutation();
  const countOf = (choice: RowChoice) => choices.filter((each) => each === choice).length;
  const chosen = rows.length - countOf('skip');

  const show = (failure: Failure) =>
    setProblem({ ...problemOf(failure), isOutdated: failure.status === 409 });

  const start = async () => {
    setProblem(null);
    const body = { file_name: file.name, text: file.text, columns: fields, key, choices, status };
    const answer = await run({ body, key: sendingKey });
    if (answer.data) {
      toast('success', t('Imported.'));
      await navigate(paths.adminImport(answer.data.import_id));
      return;
    }
    const failure = readFailure(answer.error);
    if (isRefused(failure)) setSendingKey(nanoid());
    show(failure);
  };

  const lookAgain = async () => {
    setProblem(null);
    const answer = await look({ text: file.text, columns: fields });
    if (answer.data) onPreview(answer.data);
    else show(readFailure(answer.error));
  };

  return (
    <StepSection title={t('Look at the rows')} isNext>
      <PreviewRows rows={rows} choices={choices} onChoose={setChoices} />
      <FilterSelect
        label={t('Listings that are created')}
        value={status}
        options={STATUS_OPTIONS}
        onChange={(value) => setStatus(value === 'pending' ? 'pending' : 'published')}
      />
      <div role="status">
        <Typography sx={{ fontWeight: 600 }}>
          {t('{create} to create, {merge} to merge, {skip} to skip.', {
            create: countOf('create'),
            merge: countOf('merge'),
            skip: countOf('skip'),
          })}
        </Typography>
      </div>
      {problem && (
        <FormAlert
          key={problem.text}
          wait={problem.wait}
          action={
            problem.isOutdated && (
              <Button color="inherit" onClick={() => void lookAgain()}>
                {t('Look again')}
              </Button>
            )
          }
        >
          {t('Not imported. {reason}', { reason: problem.text })}
        </FormAlert>
      )}
      <StepActions>
        <BusyButton
          variant="contained"
          busy={isRunning || isLooking}
          disabled={chosen === 0}
          onClick={() => void start()}
        >
          {plural(chosen, 'Import # row', 'Import # rows')}
        </BusyButton>
        <Button variant="text" disabled={isRunning} onClick={onBack}>
          {t('Back to the columns')}
        </Button>
      </StepActions>
    </StepSection>
  );
}
