import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { ShortResource } from '../../../../domain/contract/resource';
import { usePaths } from '../../../paths';
import { themeColor } from '../../../theme/palette';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { Photo } from '../../../ui/Photo';
import { factsOf } from '../../../entities/resource/resourceTexts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', maxWidth: 'none' },
  '& .cover': { marginBottom: theme.spacing(2) },
  '& .cloth': {
    height: 80,
    overflow: 'hidden',
    borderRadius: 14,
    marginBottom: theme.spacing(2),
  },
  '& > li:first-of-type .cloth': { height: 120 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > li:first-of-type': { gridRow: '1 / span 2' },
    '& > li:first-of-type .cloth': { height: 232 },
    '& > li:not(:first-of-type) .cloth': { height: 48 },
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

/** The resources that the team features: the first large, the others beside it. */
export function Featured({ resources }: { resources: ShortResource[] }) {
  const paths = usePaths();
  return (
    <Grid>
      {resources.map((resource, index) => (
        <li key={resource.resource_id}>
          {resource.image ? (
            <div className="cover">
              <Photo
                photo={resource.image}
                alt={resource.image.alt}
                ratio={index === 0 ? '2 / 1' : '5 / 2'}
                sizes={`(min-width: 1200px) ${index === 0 ? 636 : 452}px, (min-width: 900px) 55vw, 92vw`}
              />
            </div>
          ) : (
            <div className="cloth">
              <Cloth
                seed={resource.headline}
                color={themeColor(resource.themes[0] ?? 'community action')}
                columns={index === 0 ? 14 : 20}
                rows={index === 0 ? 4 : 2}
              />
            </div>
          )}
          <Typography variant={index === 0 ? 'h3' : 'h4'} component="h3">
            <Link
              component={RouterLink}
              to={paths.resource(resource.resource_id)}
              color="inherit"
              underline="hover"
            >
              {resource.headline}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {factsOf(resource)}
          </Typography>
          <Typography sx={{ mt: 1 }}>{resource.abstract}</Typography>
        </li>
      ))}
    </Grid>
  );
}
