import Typography from '@mui/material/Typography';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { REVIEW_NOTE } from '../../../content/levels';
import { CriteriaList } from '../../../entities/evidence/CriteriaList';

/** What a business must meet for each badge. */
export function BadgeGuide() {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        Criteria of the badges
      </Typography>
      <Typography sx={{ mt: 1 }}>{REVIEW_NOTE}</Typography>
      <CriteriaList criteria={DIRECTORY_CRITERIA} />
    </section>
  );
}
