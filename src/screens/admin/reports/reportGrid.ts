import { msg } from '../../../../domain/language';
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
    label: msg('State'),
    options: [
      { value: '', label: msg('All states') },
      ...APPLICATION_STATES.map((value) => ({ value, label: APPLICATION_STATE[value].name })),
    ],
  },
  {
    name: 'level',
    label: msg('Level'),
    options: [{ value: '', label: msg('All levels') }, ...LEVELS.map(plain)],
  },
  {
    name: 'clearance',
    label: msg('Clearance'),
    options: [
      { value: '', label: msg('All') },
      ...CLEARANCES.map((value) => ({ value, label: CLEARANCE_NAMES[value] })),
    ],
  },
  {
    name: 'flag',
    label: msg('Flagged answers'),
    options: [
      { value: '', label: msg('All answers') },
      { value: 'red', label: msg('Has red answers') },
      { value: 'amber', label: msg('Has amber answers') },
      { value: 'red,amber', label: msg('Has red or amber answers') },
    ],
  },
  {
    name: 'category',
    label: msg('Category'),
    options: [{ value: '', label: msg('All categories') }, ...DIRECTORY_CATEGORIES.map(plain)],
  },
];
