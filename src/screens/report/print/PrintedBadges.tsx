import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { t } from '../../../../domain/language';
import type { ReportData } from '../reportData';
import { PrintedColumns } from './PrintedColumns';

/** Which of the four badges the answers meet. */
export const PrintedBadges = ({ data: { assessment } }: { data: ReportData }) => (
  <PrintedColumns>
    {DIRECTORY_CRITERIA.map(({ badge, criteria_name }) => {
      const isMet = assessment.badges.some((found) => found.badge === badge && found.is_met);
      return (
        <li key={badge}>
          <strong>{criteria_name}</strong>: {isMet ? t('criteria met') : t('criteria not met')}
        </li>
      );
    })}
  </PrintedColumns>
);
