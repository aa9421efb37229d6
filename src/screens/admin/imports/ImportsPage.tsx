import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { ImportColumns, ImportPreview } from '../../../../domain/contract/admin/imports';
import type { ImportName } from '../../../../domain/listing/importColumns';
import { Page, PageTitle } from '../../../ui/Page';
import type { ImportFile } from './importFile';
import { ChooseFile } from './parts/ChooseFile';
import { ImportPreviewStep } from './parts/ImportPreviewStep';
import { MapColumns } from './parts/MapColumns';
import { PastImports } from './parts/PastImports';

type Fields = (ImportName | null)[];

interface Opened {
  file: ImportFile;
  found: ImportColumns;
  fields: Fields;
  /** Null while the columns are chosen. */
  preview: ImportPreview | null;
}

/** Adds businesses from a CSV file: choose it, say what its columns hold, look at the rows, import. */
export default function ImportsPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (file: ImportFile, found: ImportColumns) =>
    setOpened({ file, found, fields: found.columns.map(({ field }) => field), preview: null });
  const step = () => {
    if (!opened) {
      return (
        <>
          <ChooseFile onRead={open} />
          <PastImports />
        </>
      );
    }
    const { file, found, fields, preview } = opened;
    if (!preview) {
      return (
        <MapColumns
          file={file}
          found={found}
          fields={fields}
          onChange={(changed) => setOpened({ ...opened, fields: changed })}
          onPreview={(read) => setOpened({ ...opened, preview: read })}
          onBack={() => setOpened(null)}
        />
      );
    }
    return (
      <ImportPreviewStep
        key={preview.key}
        file={file}
        fields={fields}
        preview={preview}
        onPreview={(read) => setOpened({ ...opened, preview: read })}
        onBack={() => setOpened({ ...opened, preview: null })}
      />
    );
  };
  return (
    <Page title={t('Import')} description={t('Add businesses from a CSV file.')} isPersonal>
      <PageTitle variant="h2">{t('Import')}</PageTitle>
      <Typography>
        {t(
          'Businesses that you add belong to no account. They are shown as unclaimed, without level and badges, until each business claims its own.',
        )}
      </Typography>
      {step()}
    </Page>
  );
}
