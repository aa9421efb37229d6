import { t } from '../../../../domain/language';
import { strengthsOf } from '../../../../domain/vetting/strengths';
import { NO_STRENGTH, STRENGTHS_AT_A_GLANCE } from '../parts/Strengths';
import type { ReportData } from '../reportData';
import { PrintedColumns } from './PrintedColumns';

/** The strengths that earn most. */
export function PrintedStrengths({ data: { assessment } }: { data: ReportData }) {
  const strengths = strengthsOf(assessment).slice(0, STRENGTHS_AT_A_GLANCE);
  if (strengths.length === 0) return <p>{t(NO_STRENGTH)}</p>;
  return (
    <PrintedColumns>
      {strengths.map(({ question, text }) => (
        <li key={question}>{text}.</li>
      ))}
    </PrintedColumns>
  );
}
