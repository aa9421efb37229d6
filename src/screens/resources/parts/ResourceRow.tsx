import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import type { ShortResource } from '../../../../domain/contract/resource';
import { usePaths } from '../../../paths';
import { EntryRow } from '../../../ui/EntryRow';
import { RowCover } from '../../../ui/RowCover';
import { Because } from '../../../entities/post/ForYou';
import { factsOf } from '../../../entities/resource/resourceTexts';
import { ThemeSign } from './ThemeSign';

export function ResourceRow({ resource }: { resource: ShortResource }) {
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const { resource_id, headline, abstract, image, themes } = resource;
  return (
    <EntryRow hasCover={Boolean(image)}>
      <RowCover picture={image} />
      <ThemeSign theme={themes[0]} />
      <div>
        <Typography variant="h4" component="h3">
          <Link
            component={RouterLink}
            to={paths.resource(resource_id)}
            state={{ listSearch: pathname === paths.allResources ? search : '' }}
            color="inherit"
            underline="hover"
          >
            {headline}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {factsOf(resource)}
        </Typography>
        <Typography sx={{ mt: 0.75 }}>{abstract}</Typography>
        <Because answer={resource.because} />
      </div>
    </EntryRow>
  );
}

export function ResourceRowSkeleton() {
  return (
    <EntryRow aria-hidden>
      <Skeleton variant="rounded" sx={{ width: 44, height: 44 }} />
      <div>
        <Skeleton sx={{ width: '80%', height: 28 }} />
        <Skeleton sx={{ width: '45%', height: 22 }} />
        <Skeleton sx={{ height: 26, mt: 0.75 }} />
        <Skeleton sx={{ width: '70%', height: 26 }} />
      </div>
    </EntryRow>
  );
}
