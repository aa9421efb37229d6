import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { MISSION_LEAD, PLATFORM_PARTS, PLATFORM_PRINCIPLES } from '../../content/about';
import { ACTION_PILLARS, VISION_AND_MISSION } from '../../content/purpose';
import { useConfig } from '../../config';
import { PageBody } from '../../entities/siteText/PageBody';
import { leadOf, useSiteText } from '../../entities/siteText/useSiteText';
import { usePaths } from '../../paths';
import { DefinitionGrid } from '../../ui/DefinitionGrid';
import { TextSection } from '../../ui/TextSection';
import { AboutFrame } from './parts/AboutFrame';

const Purpose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  '& > section': { marginTop: 0 },
  '& h2': { color: theme.vars.palette.secondary.main },
}));

const TITLES = { vision: 'Vision', mission: 'Mission' };

function BuiltIn() {
  const paths = usePaths();
  return (
    <>
      <Purpose>
        {VISION_AND_MISSION.map(({ type, content }) => (
          <TextSection key={type} title={TITLES[type]}>
            <Typography variant="subtitle1" component="p">
              {content}
            </Typography>
          </TextSection>
        ))}
      </Purpose>
      <TextSection title={t('How the platform works')}>
        {PLATFORM_PARTS.map(({ heading, text }) => (
          <div key={heading}>
            <Typography variant="h4" component="h3">
              {heading}
            </Typography>
            <p>{text}</p>
          </div>
        ))}
      </TextSection>
      <TextSection title={t('Four ways to take part')}>
        <DefinitionGrid
          items={ACTION_PILLARS.map(({ action_type, description }) => ({
            term: action_type,
            text: description,
          }))}
        />
      </TextSection>
      <TextSection title={t('Our principles')}>
        <ul>
          {PLATFORM_PRINCIPLES.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
        <p>
          The{' '}
          <Link component={RouterLink} to={paths.directoryInfo}>
            {t('page about the directory')}
          </Link>{' '}
          has the criteria in full, and the{' '}
          <Link component={RouterLink} to={paths.privacyPolicy}>
            {t('privacy policy')}
          </Link>{' '}
          says what happens to your data.
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
      lead={leadOf(text, MISSION_LEAD(productName))}
    >
      <PageBody text={text}>
        <BuiltIn />
      </PageBody>
    </AboutFrame>
  );
}
