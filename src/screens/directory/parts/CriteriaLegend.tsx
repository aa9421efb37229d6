import Typography from '@mui/material/Typography';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { LEVEL_CAVEAT } from '../../../content/levels';
import { CriteriaList } from '../../../ui/illustrations/CriteriaList';

/** What each badge asks for, word for word as it is judged. */
export function CriteriaLegend() {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 8 }}>
        What the badges say
      </Typography>
      <Typography sx={{ mt: 1 }}>{LEVEL_CAVEAT}</Typography>
      <CriteriaList criteria={DIRECTORY_CRITERIA} />
    </section>
  );
}
