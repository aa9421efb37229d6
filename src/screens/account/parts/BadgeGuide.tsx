import Typography from '@mui/material/Typography';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { LEVEL_CAVEAT } from '../../../content/levels';
import { CriteriaList } from '../../../entities/evidence/CriteriaList';

/** What a business must meet for each badge. */
export function BadgeGuide() {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        What the badges ask for
      </Typography>
      <Typography sx={{ mt: 1 }}>{LEVEL_CAVEAT}</Typography>
      <CriteriaList criteria={DIRECTORY_CRITERIA} />
    </section>
  );
}
