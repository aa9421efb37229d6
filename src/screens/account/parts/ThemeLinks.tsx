import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { THEMES } from '../../../../domain/vocabulary';
import { usePaths } from '../../../paths';
import { ThemeChip } from '../../../entities/theme/ThemeChip';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover .MuiChip-label': { textDecoration: 'underline' },
  '& .MuiChip-root': { cursor: 'pointer' },
}));

/** The directory by theme. */
export function ThemeLinks() {
  const paths = usePaths();
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
        {t('Choose by theme')}
      </Typography>
      <List>
        {THEMES.map((theme) => (
          <li key={theme}>
            <Link to={`${paths.directory}?${new URLSearchParams({ theme }).toString()}`}>
              <ThemeChip theme={theme} />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
