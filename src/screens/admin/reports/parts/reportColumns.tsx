import { styled } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { countyName } from '../../../../../domain/counties';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import type { Paths } from '../../../../paths';
import { dayText } from '../../../../ui/format';
import { daysText, figure } from '../reportTexts';
import { ClearanceNote } from './ClearanceNote';
import { RowActions, type RowAction } from './RowActions';
import { ThemeFigures } from './ThemeFigures';

const Lines = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const NUMBER = { align: 'right', headerAlign: 'right', width: 100 } as const;

interface Options {
  paths: Paths;
  now: number;
  onAction: (action: RowAction, row: ReportRow) => void;
}

/** The columns of the assessment reports; `field` is what the server sorts by. */
export const reportColumns = ({ paths, now, onAction }: Options): GridColDef<ReportRow>[] => [
  {
    field: 'name',
    headerName: t('Business'),
    width: 220,
    rowHeader: true,
    hideable: false,
    renderCell: ({ row }) => (
      <Link to={`${paths.report}?as_user=${row.user_id}`} title={row.name}>
        {row.name}
      </Link>
    ),
  },
  {
    field: 'actions',
    headerName: t('Actions'),
    width: 110,
    hideable: false,
    renderCell: ({ row }) => <RowActions row={row} onAction={onAction} />,
  },
  {
    field: 'state_since',
    headerName: t('State'),
    width: 230,
    renderCell: ({ row }) => (
      <Lines>
        {t(APPLICATION_STATE[row.state].name)}
        <small>{daysText(row.state_since, now)}</small>
      </Lines>
    ),
  },
  { field: 'total', headerName: t('Score'), ...NUMBER, renderCell: ({ row }) => figure(row.total) },
  {
    field: 'level',
    headerName: t('Level'),
    width: 100,
    renderCell: ({ row }) => (row.level ? t(row.level) : '–'),
  },
  {
    field: 'clearance',
    headerName: t('Clearance'),
    width: 160,
    renderCell: ({ row }) => <ClearanceNote {...row} />,
  },
  { field: 'red_flags', headerName: t('Red answers'), ...NUMBER, width: 140 },
  { field: 'amber_flags', headerName: t('Amber answers'), ...NUMBER, width: 160 },
  {
    field: 'submitted_at',
    headerName: t('Submitted'),
    width: 150,
    renderCell: ({ row }) => (row.submitted_at ? dayText(row.submitted_at) : '–'),
  },
  {
    field: 'themes',
    headerName: t('Themes'),
    width: 900,
    renderCell: ({ row }) => <ThemeFigures themes={row.themes} />,
  },
  {
    field: 'basic_percent',
    headerName: t('Basic part'),
    ...NUMBER,
    renderCell: ({ row }) => figure(row.basic_percent, '%'),
  },
  {
    field: 'completion',
    headerName: t('Answered'),
    ...NUMBER,
    renderCell: ({ row }) => `${row.completion}%`,
  },
  {
    field: 'category',
    headerName: t('Category'),
    width: 180,
    renderCell: ({ row }) => (row.category ? t(row.category) : '–'),
  },
  {
    field: 'county',
    headerName: t('County'),
    width: 140,
    renderCell: ({ row }) => countyName(row.county ?? '') ?? '–',
  },
];
