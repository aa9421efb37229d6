import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { capitalise } from '../../../domain/capitalise';
import { THEMES } from '../../../domain/vocabulary';
import { LAW_CAVEAT } from '../../content/themeGuide';
import { hueOf, themeColor } from '../../theme/palette';
import { ThemeIcon } from '../../entities/theme/ThemeIcon';
import { AboutFrame } from './parts/AboutFrame';
import { ThemeEntry } from './parts/ThemeEntry';
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

export default function ThemesPage() {
  return (
    <AboutFrame
      title="Themes"
      description="The six themes of the directory and the self-assessment: what each looks at, what Kenyan law asks, and a first step for a small business."
      lead="Listings, resources, events and the self-assessment are sorted by the same six themes. Each is explained here for a business that wants to know where to begin."
    >
      <Contents aria-label="The six themes">
        <ul>
          {THEMES.map((theme) => (
            <li key={theme}>
              <Box component="a" href={`#${hueOf(theme)}`} sx={{ color: themeColor(theme) }}>
                <ThemeIcon theme={theme} />
                {capitalise(theme)}
              </Box>
            </li>
          ))}
        </ul>
      </Contents>
      <Notice tone="info" role="note">
        {LAW_CAVEAT}
      </Notice>
      {THEMES.map((theme) => (
        <ThemeEntry key={theme} theme={theme} />
      ))}
    </AboutFrame>
  );
}
