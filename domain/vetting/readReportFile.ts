import { Check } from 'typebox/value';
import { ReportFile, ReportFileOutline } from '../contract/reportFile';
import { RULE_VERSION } from './receipt';
import type { Questionnaire } from './types';

/** Bytes of the largest file that is read; the report of the longest answers is a tenth of it. */
export const MOST_REPORT_BYTES = 4_000_000;

/** Why a file cannot be calculated again. */
export type ReportFileFault =
  'too_large' | 'not_a_report' | 'damaged' | 'no_score' | 'other_version';

export type ReadReportFile = { file: ReportFile } | { fault: ReportFileFault };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The beginning of a report, of which the end may be missing. */
const isBegun = (text: string): boolean =>
  text.trimStart().startsWith('{') && text.includes('"questionnaire_version"');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the JSON file of a report, whatever it holds. Never throws. */
export function readReportFile(text: string, { version }: Questionnaire): ReadReportFile {
  const value = parse(text);
  if (value === undefined) return { fault: isBegun(text) ? 'damaged' : 'not_a_report' };
  if (!isRecord(value) || !('assessment' in value) || !('responses' in value))
    return { fault: 'not_a_report' };
  if (!Check(ReportFileOutline, value)) return { fault: 'damaged' };
  if (value.assessment === null) return { fault: 'no_score' };
  const { questionnaire_version, rule_version } = value.assessment.receipt;
  if (questionnaire_version !== version || rule_version !== RULE_VERSION)
    return { fault: 'other_version' };
  const isWhole = Check(ReportFile, value) && !Number.isNaN(Date.parse(value.exported_at));
  return isWhole ? { file: value } : { fault: 'damaged' };
}
