import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { THEMES, type Theme } from '../../../../domain/vocabulary';
import { THEME_DESCRIPTIONS } from '../../../content/themes';
import { usePaths } from '../../../paths';
import { themeColor } from '../../../theme/palette';
import { ThemeIcon } from '../../../entities/theme/ThemeIcon';
import { Section } from '../../../ui/Section';
import { SectionLink } from './SectionLink';
import { TextLink } from './TextLink';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    maxWidth: 'none',
    paddingBlock: theme.spacing(2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.down('md')]: {
    columnGap: theme.spacing(2),
    '& > li': { columnGap: theme.spacing(1.25), minHeight: 64, paddingBlock: theme.spacing(1) },
    '& > li > span': { width: 36, height: 36 },
    '& h3': { fontSize: theme.typography.body2.fontSize, lineHeight: 1.3 },
    // The page of the themes says what each covers.
    '& p': { display: 'none' },
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50% 50% 50% 8px',
  color: theme.vars.palette.background.paper,
}));

const countText = ({ themes }: ListingOverview, theme: Theme): string =>
  plural(themes[theme] ?? 0, '# business', '# businesses');

/** The six themes; each leads to the businesses that work on it. */
export function ThemeList({ overview }: { overview: ListingOverview | null }) {
  const paths = usePaths();
  return (
    <Section
      title={t('Six themes, one language')}
      tone="subtle"
      aside={<SectionLink to={paths.about('themes')}>{t('What each theme covers')}</SectionLink>}
    >
      <List>
        {THEMES.map((theme) => (
          <li key={theme}>
            <Sign sx={{ backgroundColor: themeColor(theme) }}>
              <ThemeIcon theme={theme} />
            </Sign>
            <div>
              <Typography variant="h4" component="h3">
                <TextLink to={`${paths.directory}?${new URLSearchParams({ theme }).toString()}`}>
                  {capitalise(t(theme))}
                </TextLink>
              </Typography>
              <Typography>{t(THEME_DESCRIPTIONS[theme])}</Typography>
              {overview && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {countText(overview, theme)}
                </Typography>
              )}
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
