import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { msg, t } from '../../../../domain/language';
import { VISION_AND_MISSION } from '../../../content/purpose';
import { usePaths } from '../../../paths';
import { Section } from '../../../ui/Section';
import { SectionLink } from './SectionLink';

const Entries = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const TITLES = { vision: msg('Vision'), mission: msg('Mission') };

export function Purpose() {
  const paths = usePaths();
  return (
    <Section
      title={t('What we are here for')}
      tone="subtle"
      aside={<SectionLink to={paths.about('mission')}>{t('Mission & Platform')}</SectionLink>}
    >
      <Entries>
        {VISION_AND_MISSION.map(({ type, content }) => (
          <div key={type}>
            <Typography variant="h4" component="h3" sx={{ color: 'secondary.main' }}>
              {t(TITLES[type])}
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{t(content)}</Typography>
          </div>
        ))}
      </Entries>
    </Section>
  );
}
