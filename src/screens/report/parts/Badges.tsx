import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { BadgeEvidence } from '../../../entities/evidence/BadgeEvidence';
import { badgeFacts } from '../badgeFacts';
import type { ReportData } from '../reportData';

/** The four badges, with what was measured beside what each asks for. */
export function Badges({ data }: { data: ReportData }) {
  const found = new Map(data.assessment.badges.map((badge) => [badge.badge, badge]));
  return (
    <>
      <p>
        {t(
          'Shown in the directory only once our team has approved the application, and without the percentages: these stay private, in this report and with our team.',
        )}
      </p>
      {DIRECTORY_CRITERIA.map((criterion) => {
        const badge = found.get(criterion.badge);
        return (
          <BadgeEvidence
            key={criterion.badge}
            criterion={criterion}
            facts={badgeFacts(data, criterion.badge, criterion.facts)}
            status={
              <Typography sx={{ fontWeight: 600 }}>
                {badge?.is_met ? t('Criteria met') : t('Criteria not met')}
              </Typography>
            }
          />
        );
      })}
    </>
  );
}
