import { t } from '../../../domain/language';
import { PEOPLE_NOTE } from '../../content/people';
import { TEAM, TEAM_GROUPS } from '../../content/team';
import { PersonList } from '../../entities/person/PersonList';
import { teamMember } from '../../entities/person/personRows';
import { useSiteRows } from '../../entities/siteText/useSiteRows';
import { TextSection } from '../../ui/TextSection';
import { AboutFrame } from './parts/AboutFrame';
import { Notice } from '../../ui/Notice';
import { ListSkeleton } from '../../ui/skeletons';

function Team({ rows, isBuiltIn }: NonNullable<ReturnType<typeof useSiteRows<'team'>>>) {
  return (
    <>
      {isBuiltIn && PEOPLE_NOTE !== null && (
        <Notice tone="info" role="note">
          {t(PEOPLE_NOTE)}
        </Notice>
      )}
      {TEAM_GROUPS.map(({ type, heading, lead }) => {
        const members = rows.filter(({ member_type }) => member_type === type);
        return (
          members.length > 0 && (
            <TextSection key={type} title={t(heading)}>
              <p>{t(lead)}</p>
              <PersonList people={members.map(teamMember)} />
            </TextSection>
          )
        );
      })}
    </>
  );
}

export default function TeamPage() {
  const team = useSiteRows('team', TEAM);
  return (
    <AboutFrame
      title={t('Our Team')}
      description={t(
        'Who runs the community: the people who review applications, support businesses, guard data and build the site, and those who contribute what they know.',
      )}
      lead={t(
        'A small core team runs the platform. Contributors add what they know of a subject or a region.',
      )}
    >
      {team ? <Team {...team} /> : <ListSkeleton />}
    </AboutFrame>
  );
}
