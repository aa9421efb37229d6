import type { ReportReason } from '../../../domain/reportReasons';
import type { Problem } from '../../ui/fields/FormAlert';

/** What is typed into a report; the reason is empty until one is chosen. */
export interface ReportValues {
  reason: ReportReason | '';
  details: string;
  email: string;
}

export const emptyReport: ReportValues = { reason: '', details: '', email: '' };

/** A report that can be sent. */
export interface SentReport {
  reason: ReportReason;
  details: string;
  email: string;
}

/** How sending ended: null when it arrived, else what to say. */
export type SendReport = (report: SentReport) => Promise<Problem | null>;
