import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { Theme } from '../../../../domain/vocabulary';
import { goalsText, THEME_GUIDE } from '../../../content/themeGuide';
import { THEME_DESCRIPTIONS } from '../../../content/themes';
import { usePaths } from '../../../paths';
import { hueOf, themeColor } from '../../../theme/palette';
import { TextSection } from '../../../ui/TextSection';
import { ThemeSign } from './ThemeSign';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Step = styled('p')(({ theme }) => ({
  paddingLeft: theme.spacing(2),
  borderLeft: '4px solid',
}));

/** One theme for businesses: its subject, the law and a first step. */
export function ThemeEntry({ theme }: { theme: Theme }) {
  const paths = usePaths();
  const { asks, law, firstStep, goals } = THEME_GUIDE[theme];
  const goal = goalsText(goals);
  return (
    <TextSection id={hueOf(theme)} title={capitalise(t(theme))} sign={<ThemeSign theme={theme} />}>
      <Typography variant="subtitle1" component="p">
        {t(THEME_DESCRIPTIONS[theme])}
      </Typography>
      <Columns>
        <div>
          <Typography variant="h4" component="h3">
            {t('What the self-assessment looks at')}
          </Typography>
          <ul>
            {asks.map((ask) => (
              <li key={ask}>{capitalise(t(ask))}</li>
            ))}
          </ul>
        </div>
        <div>
          <Typography variant="h4" component="h3">
            {t('What Kenyan law asks')}
          </Typography>
          <ul>
            {law.map((duty) => (
              <li key={duty}>{t(duty)}</li>
            ))}
          </ul>
        </div>
      </Columns>
      <Typography variant="h4" component="h3">
        {t('A first step')}
      </Typography>
      <Step sx={{ borderColor: themeColor(theme) }}>{t(firstStep)}</Step>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(goal.text, goal.values)}
      </Typography>
      <p>
        <Link
          component={RouterLink}
          to={`${paths.directory}?${new URLSearchParams({ theme }).toString()}`}
          sx={{ fontWeight: 600 }}
        >
          {t('Businesses that work on {theme}', { theme: t(theme) })}
        </Link>
      </p>
    </TextSection>
  );
}
