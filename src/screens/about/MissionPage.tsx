import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../domain/language';
import { MISSION_LEAD, PLATFORM_PARTS, PLATFORM_PRINCIPLES } from '../../content/about';
import { ACTION_PILLARS, VISION_AND_MISSION } from '../../content/purpose';
import { useConfig } from '../../config';
import { PageBody } from '../../entities/siteText/PageBody';
import { leadOf, useSiteText } from '../../entities/siteText/useSiteText';
import { usePaths } from '../../paths';
import { DefinitionGrid } from '../../ui/DefinitionGrid';
import { rich } from '../../ui/rich';
import { TextSection } from '../../ui/TextSection';
import { AboutFrame } from './parts/AboutFrame';

const Purpose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  '& > section': { marginTop: 0 },
  '& h2': { color: theme.vars.palette.secondary.main },
}));

const TITLES = { vision: msg('Vision'), mission: msg('Mission') };

function BuiltIn() {
  const paths = usePaths();
  return (
    <>
      <Purpose>
        {VISION_AND_MISSION.map(({ type, content }) => (
          <TextSection key={type} title={t(TITLES[type])}>
            <Typography variant="subtitle1" component="p">
              {t(content)}
            </Typography>
          </TextSection>
        ))}
      </Purpose>
      <TextSection title={t('How the platform works')}>
        {PLATFORM_PARTS.map(({ heading, text }) => (
          <div key={heading}>
            <Typography variant="h4" component="h3">
              {t(heading)}
            </Typography>
            <p>{t(text)}</p>
          </div>
        ))}
      </TextSection>
      <TextSection title={t('Four ways to take part')}>
        <DefinitionGrid
          items={ACTION_PILLARS.map(({ action_type, description }) => ({
            term: t(action_type),
            text: t(description),
          }))}
        />
      </TextSection>
      <TextSection title={t('Our principles')}>
        <ul>
          {PLATFORM_PRINCIPLES.map((principle) => (
            <li key={principle}>{t(principle)}</li>
          ))}
        </ul>
        <p>
          {rich(
            'The <directory>page about the directory</directory> has the criteria in full, and the <privacy>privacy policy</privacy> says what happens to your data.',
            {
              directory: (inner) => (
                <Link component={RouterLink} to={paths.directoryInfo}>
                  {inner}
                </Link>
              ),
              privacy: (inner) => (
                <Link component={RouterLink} to={paths.privacyPolicy}>
                  {inner}
                </Link>
              ),
            },
          )}
        </p>
      </TextSection>
    </>
  );
}

export default function MissionPage() {
  const { productName } = useConfig();
  const text = useSiteText('mission');
  return (
    <AboutFrame
      title={t('Mission & Platform')}
      description={t(
        'What the community is for, how the platform works for buyers, businesses and members, and the principles behind listings, scores and trends.',
      )}
      lead={leadOf(text, t(MISSION_LEAD, { productName }))}
    >
      <PageBody text={text}>
        <BuiltIn />
      </PageBody>
    </AboutFrame>
  );
}
