import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { REVIEW_NOTE } from '../../../content/levels';
import { usePaths } from '../../../paths';
import { CriteriaList } from '../../../entities/evidence/CriteriaList';
import { renderedWhenNear } from '../../../ui/renderedWhenNear';

const Root = styled('section')(renderedWhenNear(671, 371));

/** The criteria of each badge, in the words by which they are judged. */
export function CriteriaLegend() {
  const paths = usePaths();
  return (
    <Root>
      <Typography variant="h3" component="h2" sx={{ mt: 8 }}>
        {t('What the badges mean')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t(REVIEW_NOTE)}</Typography>
      <CriteriaList criteria={DIRECTORY_CRITERIA} />
      <Typography sx={{ mt: 2 }}>
        <Link
          component={RouterLink}
          to={paths.directoryInfo}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          {t('How listings are reviewed')}
        </Link>
      </Typography>
    </Root>
  );
}
