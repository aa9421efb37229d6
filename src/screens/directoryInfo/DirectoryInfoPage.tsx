import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { aboutLinks } from '../../content/aboutLinks';
import { APPEAL_DAYS, BADGE_CAVEATS, VALIDITY_MONTHS } from '../../content/directoryInfo';
import { usePaths } from '../../paths';
import { InfoPage } from '../../ui/InfoPage';
import { rich } from '../../ui/rich';
import { TextSection } from '../../ui/TextSection';
import { BadgeCriteria } from './parts/BadgeCriteria';
import { HowToBeListed } from './parts/HowToBeListed';
import { Levels } from './parts/Levels';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
}));

export default function DirectoryInfoPage() {
  const paths = usePaths();
  return (
    <InfoPage
      title={t('About Business Directory')}
      description={t(
        'How a business gets into the directory, the exact criteria of the four badges, what the levels mean, how long a listing is valid, and how to report or appeal.',
      )}
      lead={t('What a listing tells you, what it does not, and how a business gets one.')}
      group={t('About us')}
      links={aboutLinks(paths)}
    >
      <TextSection title={t('Self-declared, then reviewed')}>
        <p>
          {t(
            'Businesses state the facts of their listing themselves and declare that they are true. A person of our team reads them, compares them with the evidence that was given, and asks where something does not fit. Only then does the listing appear.',
          )}
        </p>
      </TextSection>
      <BadgeCriteria />
      <TextSection title={t('What a badge is not')}>
        <ul>
          {BADGE_CAVEATS.map((caveat) => (
            <li key={caveat}>{t(caveat)}</li>
          ))}
        </ul>
      </TextSection>
      <Levels />
      <TextSection id="listed" title={t('How to be listed')}>
        <HowToBeListed />
        <Actions>
          <Button component={RouterLink} to={paths.globalAuth} variant="contained">
            {t('Log in or create an account')}
          </Button>
          <Button component={RouterLink} to={paths.directory} variant="outlined">
            {t('Browse the directory')}
          </Button>
        </Actions>
      </TextSection>
      <TextSection title={t('Valid for {VALIDITY_MONTHS} months', { VALIDITY_MONTHS })}>
        <p>
          {t(
            'Listing, level and badges are valid for {VALIDITY_MONTHS} months from the review. When a business changes its category or a fact behind a badge, the new answers are reviewed first. A listing that is not renewed leaves the directory.',
            { VALIDITY_MONTHS },
          )}
        </p>
      </TextSection>
      <TextSection id="report" title={t('Report a listing, or appeal')}>
        <p>
          {rich(
            'You know that something in a listing is not true? Send us its link and what you know; the <contact>contact page</contact> says where. You need no account, and we do not tell the business who you are.',
            {
              contact: (inner) => (
                <Link component={RouterLink} to={paths.contact}>
                  {inner}
                </Link>
              ),
            },
          )}
        </p>
        <p>
          {t(
            'A business that disagrees with a decision about its listing, level or badge can appeal within {APPEAL_DAYS} days. Somebody who did not take the decision looks at it again and answers with reasons.',
            { APPEAL_DAYS },
          )}
        </p>
      </TextSection>
    </InfoPage>
  );
}
