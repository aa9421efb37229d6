import { PEOPLE_NOTE } from '../../content/people';
import { TEAM, TEAM_GROUPS } from '../../content/team';
import { PersonList } from '../../entities/person/PersonList';
import { TextSection } from '../../ui/TextSection';
import { AboutFrame } from './parts/AboutFrame';
import { Notice } from '../../ui/Notice';

const peopleOf = (wanted: 'core' | 'contributor') =>
  TEAM.filter(({ member_type }) => member_type === wanted).map((member) => ({
    name: member.member_name,
    role: member.member_role,
    photo: member.member_photo,
    socials: member.member_socials,
    description: member.member_description,
  }));

export default function TeamPage() {
  return (
    <AboutFrame
      title="Our Team"
      description="Who runs the community: the people who review applications, support businesses, guard data and build the site, and those who contribute what they know."
      lead="A small core team runs the platform. Contributors add what they know of a subject or a region."
    >
      {PEOPLE_NOTE !== null && (
        <Notice tone="info" role="note">
          {PEOPLE_NOTE}
        </Notice>
      )}
      {TEAM_GROUPS.map(({ type, heading, lead }) => (
        <TextSection key={type} title={heading}>
          <p>{lead}</p>
          <PersonList people={peopleOf(type)} />
        </TextSection>
      ))}
    </AboutFrame>
  );
}
