import { styled } from '@mui/material/styles';
import { use } from 'react';
import { t } from '../../../../../domain/language';
import { useExportReportsMutation, type ReportFormat } from '../../../../api/admin/reportsAdminApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ClockContext } from '../../../../clock';
import { BusyButton } from '../../../../ui/BusyButton';
import { saveFile } from '../../../../ui/saveFile';
import { useToast } from '../../../../ui/toasts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
}));

const FORMATS = {
  csv: { name: 'CSV', type: 'text/csv' },
  json: { name: 'JSON', type: 'application/json' },
} as const;

const PAGING = ['page', 'page_size'];

const KINDS: readonly ReportFormat[] = ['csv', 'json'];

interface Props {
  /** Filters and order of the list; the page is ignored. */
  params: Record<string, string>;
}

/** Buttons that download all filtered reports as a file. */
export function Downloads({ params }: Props) {
  const now = use(ClockContext);
  const toast = useToast();
  const [fetchFile, { isLoading, originalArgs }] = useExportReportsMutation();
  const save = async (format: ReportFormat) => {
    const filters = Object.entries(params).filter(([name]) => !PAGING.includes(name));
    try {
      const text = await fetchFile({ filters: Object.fromEntries(filters), format }).unwrap();
      const day = new Date(now()).toISOString().slice(0, 10);
      saveFile(`assessment-reports-${day}.${format}`, text, FORMATS[format].type);
    } catch (thrown) {
      console.error('The reports could not be downloaded', thrown);
      toast(
        'error',
        t('The file could not be downloaded. {problem}', {
          problem: reasonOf(readFailure(thrown)),
        }),
      );
    }
  };
  return (
    <Bar>
      {KINDS.map((format) => (
        <BusyButton
          key={format}
          variant="outlined"
          size="small"
          busy={isLoading && originalArgs?.format === format}
          onClick={() => void save(format)}
        >
          {t('Download {name}', { name: FORMATS[format].name })}
        </BusyButton>
      ))}
    </Bar>
  );
}
