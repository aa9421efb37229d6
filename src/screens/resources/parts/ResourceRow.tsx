import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import type { Resource } from '../../../../domain/contract/resource';
import { usePaths } from '../../../paths';
import { factsOf } from '../../../ui/resource/describe';
import { ThemeSign } from './ThemeSign';

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(2.5),
  // The whole row is the link's target, while its name alone is read.
  '& h3 a::after': { content: '""', position: 'absolute', inset: theme.spacing(0.5, -1) },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 8,
  },
}));

export function ResourceRow({ resource }: { resource: Resource }) {
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const { resource_id, headline, abstract, themes } = resource;
  return (
    <Item>
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
      </div>
    </Item>
  );
}

export function ResourceRowSkeleton() {
  return (
    <Item aria-hidden>
      <Skeleton variant="rounded" width={44} height={44} />
      <div>
        <Skeleton width="80%" height={28} />
        <Skeleton width="45%" height={22} />
        <Skeleton height={26} sx={{ mt: 0.75 }} />
        <Skeleton width="70%" height={26} />
      </div>
    </Item>
  );
}
