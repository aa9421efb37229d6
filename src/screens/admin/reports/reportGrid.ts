import {
  CLEARANCES,
  REPORT_ORDER,
  REPORT_SORTS,
  type ReportSort,
} from '../../../../domain/contract/admin/reports';
import { DIRECTORY_CATEGORIES, LEVELS } from '../../../../domain/vocabulary';
import {
  APPLICATION_STATES,
  APPLICATION_STATE,
} from '../../../../domain/vetting/applicationStates';
import type { GridSpec } from '../grid/gridAddress';
import type { GridFilter } from '../grid/gridProps';
import { CLEARANCE_NAMES } from './reportTexts';

export const REPORT_GRID: GridSpec<ReportSort> = {
  sorts: REPORT_SORTS,
  defaultOrder: REPORT_ORDER,
  filters: ['state', 'level', 'clearance', 'flag', 'category'],
};

const plain = (value: string) => ({ value, label: value });

export const REPORT_FILTERS: readonly GridFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...APPLICATION_STATES.map((value) => ({ value, label: APPLICATION_STATE[value].name })),
    ],
  },
  {
    name: 'level',
    label: 'Level',
    options: [{ value: '', label: 'All levels' }, ...LEVELS.map(plain)],
  },
  {
    name: 'clearance',
    label: 'Clearance',
    options: [
      { value: '', label: 'All' },
      ...CLEARANCES.map((value) => ({ value, label: CLEARANCE_NAMES[value] })),
    ],
  },
  {
    name: 'flag',
    label: 'Flagged answers',
    options: [
      { value: '', label: 'All answers' },
      { value: 'red', label: 'Has red answers' },
      { value: 'amber', label: 'Has amber answers' },
      { value: 'red,amber', label: 'Has red or amber answers' },
    ],
  },
  {
    name: 'category',
    label: 'Category',
    options: [{ value: '', label: 'All categories' }, ...DIRECTORY_CATEGORIES.map(plain)],
  },
];
