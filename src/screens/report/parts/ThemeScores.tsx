import type { ReportData } from '../reportData';
import { ThemeTable } from './ThemeTable';

/** The six themes, to look at and to read. */
export function ThemeScores({ data }: { data: ReportData }) {
  const { report, assessment } = data;
  const hasMaterial = assessment.themes.some(({ multiplier }) => multiplier > 1);
  return (
    <>
      <ThemeTable data={data} />
      {hasMaterial && (
        <p>
          The two themes that matter most in {report.business.category ?? 'its category'} count one
          and a half times.
        </p>
      )}
    </>
  );
}
