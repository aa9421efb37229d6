import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { ClockContext } from '../../../clock';
import { usePaths } from '../../../paths';
import { saveFile } from '../../../ui/saveFile';
import { fileName, reportCsv, reportJson } from '../reportFiles';
import type { ReportData } from '../reportData';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
}));

interface Props {
  data: ReportData;
  /** On two pages, or with all answers and the calculation after them. */
  onPrint: (extent: 'short' | 'whole') => void;
}

/** The files are made here: nothing is sent. */
export function ReportActions({ data, onPrint }: Props) {
  const now = use(ClockContext);
  const paths = usePaths();
  const { business } = data.report;
  const saveCsv = () => saveFile(fileName(business, now(), 'csv'), reportCsv(data), 'text/csv');
  const saveJson = () =>
    saveFile(fileName(business, now(), 'json'), reportJson(data, now()), 'application/json');
  return (
    <Bar>
      <Button variant="contained" onClick={() => onPrint('short')}>
        {t('Print or save as PDF')}
      </Button>
      <Button variant="outlined" onClick={() => onPrint('whole')}>
        {t('Print with all answers and the calculation')}
      </Button>
      <Button variant="outlined" onClick={saveCsv}>
        {t('Download CSV')}
      </Button>
      <Button variant="outlined" onClick={saveJson}>
        {t('Download JSON')}
      </Button>
      <Button component={Link} to={paths.reportReplay} variant="text">
        {t('Check the calculation yourself')}
      </Button>
    </Bar>
  );
}
