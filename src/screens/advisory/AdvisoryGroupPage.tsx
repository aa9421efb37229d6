import { t } from '../../../domain/language';
import { aboutLinks } from '../../content/aboutLinks';
import { ADVISORS, ADVISORY_LIMITS, ADVISORY_TASKS } from '../../content/advisors';
import { PEOPLE_NOTE } from '../../content/people';
import { usePaths } from '../../paths';
import { InfoPage } from '../../ui/InfoPage';
import { PersonList } from '../../entities/person/PersonList';
import { advisor } from '../../entities/person/personRows';
import { useSiteRows } from '../../entities/siteText/useSiteRows';
import { ListSkeleton } from '../../ui/skeletons';
import { TextSection } from '../../ui/TextSection';
import { Notice } from '../../ui/Notice';

export default function AdvisoryGroupPage() {
  const advisors = useSiteRows('advisors', ADVISORS);
  return (
    <InfoPage
      title={t('Advisory Group')}
      description={t(
        'The people who advise on the questionnaire, the badges and the guidance, one for each of the six themes, and what the group does and does not decide.',
      )}
      lead={t(
        'One person for each of the six themes, from different counties and trades. They advise; they do not decide about a listing.',
      )}
      group={t('About us')}
      links={aboutLinks(usePaths())}
    >
      {advisors?.isBuiltIn && PEOPLE_NOTE !== null && (
        <Notice tone="info" role="note">
          {t(PEOPLE_NOTE)}
        </Notice>
      )}
      <TextSection title={t('Members of the group')}>
        {advisors ? <PersonList people={advisors.rows.map(advisor)} /> : <ListSkeleton />}
      </TextSection>
      <TextSection title={t('What the group does')}>
        <p>{t('The Advisory Group')}</p>
        <ul>
          {ADVISORY_TASKS.map((task) => (
            <li key={task}>{t(task)}</li>
          ))}
        </ul>
        <p>{t(ADVISORY_LIMITS)}</p>
      </TextSection>
    </InfoPage>
  );
}
