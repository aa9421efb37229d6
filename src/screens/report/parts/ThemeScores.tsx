import { t } from '../../../../domain/language';
import type { ReportData } from '../reportData';
import { ThemeTable } from './ThemeTable';

/** The six themes, to look at and to read. */
export function ThemeScores({ data }: { data: ReportData }) {
  const { report, assessment } = data;
  const { category } = report.business;
  const hasMaterial = assessment.themes.some(({ multiplier }) => multiplier > 1);
  return (
    <>
      <ThemeTable data={data} />
      {hasMaterial && (
        <p>
          {t('The two themes that matter most in {category} count one and a half times.', {
            category: category ? t(category) : t('its category'),
          })}
        </p>
      )}
    </>
  );
}
