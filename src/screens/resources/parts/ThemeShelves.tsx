import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { ResourceOverview } from '../../../../domain/contract/resource';
import { usePaths } from '../../../paths';
import { countText } from '../../../ui/format';
import { NO_FILTERS, writeFilters } from '../filters';
import { ThemeSign } from './ThemeSign';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    maxWidth: 'none',
    paddingBlock: theme.spacing(2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .count': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& .newest': { marginTop: theme.spacing(0.5) },
}));

/** The six themes, each with the number of its resources and the newest one. */
export function ThemeShelves({ shelves }: Pick<ResourceOverview, 'shelves'>) {
  const paths = usePaths();
  return (
    <List>
      {shelves.map(({ theme, count, newest }) => (
        <li key={theme}>
          <ThemeSign theme={theme} />
          <div>
            <Typography variant="h4" component="h3">
              {count > 0 ? (
                <Link
                  component={RouterLink}
                  to={paths.allResources + writeFilters({ ...NO_FILTERS, theme })}
                  color="inherit"
                >
                  {capitalise(t(theme))}
                </Link>
              ) : (
                capitalise(t(theme))
              )}
            </Typography>
            <div className="count">
              {count > 0 ? countText(count, 'resource') : t('Nothing yet')}
            </div>
            {newest && (
              <div className="newest">
                {t('Newest:')}{' '}
                <Link component={RouterLink} to={paths.resource(newest.resource_id)}>
                  {newest.headline}
                </Link>
              </div>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
