import { styled } from '@mui/material/styles';
import type { PostedBy } from '../../../domain/contract/member';
import { useFileAddress } from '../../ui/fileAddress';
import { Initials } from '../../ui/Initials';

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  overflowWrap: 'anywhere',
}));

/** A member beside what they posted, as their public card shows them. */
export function PostedByLine({ member: { display_name, profile_picture } }: { member: PostedBy }) {
  const addressOf = useFileAddress();
  return (
    <Line>
      <Initials name={display_name} src={addressOf(profile_picture)} />
      {display_name}
    </Line>
  );
}
