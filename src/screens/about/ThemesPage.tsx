import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import type { TextPart } from '../../../domain/textSections';
import { THEMES, type Theme } from '../../../domain/vocabulary';
import { LAW_CAVEAT, THEMES_LEAD } from '../../content/themeGuide';
import { hueOf, themeColor } from '../../theme/palette';
import { ThemeIcon } from '../../entities/theme/ThemeIcon';
import { AboutFrame } from './parts/AboutFrame';
import { PageBody } from '../../entities/siteText/PageBody';
import type { ShownPart } from '../../entities/siteText/TextParts';
import { leadOf, useSiteText } from '../../entities/siteText/useSiteText';
import { ThemeEntry } from './parts/ThemeEntry';
import { ThemeSign } from './parts/ThemeSign';
import { Notice } from '../../ui/Notice';

const Contents = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '& ul': {
    display: 'grid',
    columnGap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
  },
}));

const themeOf = (heading: string) =>
  THEMES.find((theme) => theme === heading.toLowerCase()) ?? null;

/** The sections of the six themes keep their address and sign. */
function withTheme(part: TextPart): ShownPart {
  const theme = themeOf(part.heading);
  return theme ? { ...part, id: hueOf(theme), sign: <ThemeSign theme={theme} /> } : part;
}

export default function ThemesPage() {
  const text = useSiteText('themes');
  const isShown = (theme: Theme) =>
    !text || text.parts.some(({ heading }) => themeOf(heading) === theme);
  return (
    <AboutFrame
      title={t('Themes')}
      description={t(
        'The six themes of the directory and the self-assessment: what each looks at, what Kenyan law asks, and a first step for a small business.',
      )}
      lead={leadOf(text, t(THEMES_LEAD))}
    >
      <Contents aria-label={t('The six themes')}>
        <ul>
          {THEMES.filter(isShown).map((theme) => (
            <li key={theme}>
              <Box component="a" href={`#${hueOf(theme)}`} sx={{ color: themeColor(theme) }}>
                <ThemeIcon theme={theme} />
                {capitalise(t(theme))}
              </Box>
            </li>
          ))}
        </ul>
      </Contents>
      <Notice tone="info" role="note">
        {t(LAW_CAVEAT)}
      </Notice>
      <PageBody text={text && { ...text, parts: text.parts.map(withTheme) }}>
        {THEMES.map((theme) => (
          <ThemeEntry key={theme} theme={theme} />
        ))}
      </PageBody>
    </AboutFrame>
  );
}
