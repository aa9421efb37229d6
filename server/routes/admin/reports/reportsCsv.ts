import type { ReportRow } from '../../../../domain/contract/admin/reports';
import { countyName } from '../../../../domain/counties';
import { THEMES } from '../../../../domain/vocabulary';
import { csvOf } from '../../../answers/writeRows';

const HEADER = [
  'Business',
  'Category',
  'County',
  'State',
  'Since',
  'Submitted',
  'Score',
  'Level',
  ...THEMES.map((theme) => `Theme: ${theme}`),
  'Basic part %',
  'Answered %',
  'Clearance by the rule',
  'Clearance by the team',
  'Reason',
  'By',
  'Red answers',
  'Amber answers',
  'Questionnaire',
  'Application',
  'Account',
];

const overrideText = ({ clearance_override: override }: ReportRow): string => {
  if (!override) return '';
  return override.cleared ? 'cleared' : 'not_yet';
};

/** One row for each business; numbers are not rounded. */
export const REPORTS_CSV = csvOf(HEADER, (row: ReportRow) => [
  row.name,
  row.category,
  countyName(row.county ?? '') ?? '',
  row.state,
  row.state_since,
  row.submitted_at,
  row.total,
  row.level,
  ...row.themes.map(({ percent }) => percent),
  row.basic_percent,
  row.completion,
  row.clearance,
  overrideText(row),
  row.clearance_override?.reason ?? '',
  row.clearance_override?.by_name ?? '',
  row.red_flags,
  row.amber_flags,
  row.questionnaire_version,
  row.application,
  row.user_id,
]);
