import { aboutLinks } from '../../content/aboutLinks';
import { ADVISORS, ADVISORY_LIMITS, ADVISORY_TASKS } from '../../content/advisors';
import { PEOPLE_NOTE } from '../../content/people';
import { usePaths } from '../../paths';
import { InfoPage } from '../../ui/InfoPage';
import { PersonList } from '../../entities/person/PersonList';
import { TextSection } from '../../ui/TextSection';
import { Notice } from '../../ui/Notice';

const PEOPLE = ADVISORS.map((advisor) => ({
  name: advisor.profile_name,
  role: advisor.profile_role,
  org: advisor.profile_org,
  photo: advisor.profile_photo,
  socials: advisor.profile_socials,
  description: advisor.profile_description,
}));

export default function AdvisoryGroupPage() {
  return (
    <InfoPage
      title="Advisory Group"
      description="The people who advise on the questionnaire, the badges and the guidance, one for each of the six themes, and what the group does and does not decide."
      lead="One person for each of the six themes, from different counties and trades. They advise; they do not decide about a listing."
      group="About us"
      links={aboutLinks(usePaths())}
    >
      {PEOPLE_NOTE !== null && (
        <Notice tone="info" role="note">
          {PEOPLE_NOTE}
        </Notice>
      )}
      <TextSection title="Members of the group">
        <PersonList people={PEOPLE} />
      </TextSection>
      <TextSection title="What the group does">
        <p>The Advisory Group</p>
        <ul>
          {ADVISORY_TASKS.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
        <p>{ADVISORY_LIMITS}</p>
      </TextSection>
    </InfoPage>
  );
}
