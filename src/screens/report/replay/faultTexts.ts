import { msg } from '../../../../domain/language';
import type { ReportFileFault } from '../../../../domain/vetting/readReportFile';

/** What is wrong with a file, and what to do. */
export const FAULT_TEXTS: Readonly<Record<ReportFileFault, string>> = {
  too_large: msg(
    'This file is too large for a report. Choose the file that “Download JSON” saved.',
  ),
  not_a_report: msg(
    'This file is not a report. Open the report, press “Download JSON” and choose the file that it saves.',
  ),
  damaged: msg(
    'This file is damaged: a part of the report is missing or has another form. Download it from the report again.',
  ),
  no_score: msg('This report has no score yet. Answer a question, then download the report again.'),
  other_version: msg(
    'This file was made with other questions or rules than those of today. It cannot be calculated here. Download the report again.',
  ),
};
