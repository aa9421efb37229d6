import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { MessageButton } from '../../../entities/member/MessageButton';
import { useUser } from '../../../actors/session';
import { capitalise } from '../../../../domain/capitalise';
import type { Member } from '../../../../domain/contract/member';
import { countyName } from '../../../../domain/counties';
import { themeColor } from '../../../theme/palette';
import { useFileAddress } from '../../../ui/fileAddress';
import { Initials } from '../../../ui/Initials';
import { ThemeIcon } from '../../../entities/theme/ThemeIcon';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(2.5),
  '& .themes': { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none' },
  '& .themes li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    fontWeight: 600,
    ...theme.typography.body2,
  },
  '& .themes svg': { fontSize: '1.125rem' },
}));

/** The fields that a member shows in public, and nothing else. */
export function MemberCard({ member }: { member: Member }) {
  const user = useUser();
  /** Others see by the card who writes. */
  const hasCard = user?.user_type === 'individual' && user.form_filled;
  const mayWrite = hasCard && user.user_id !== member.member_id && member.takes_messages;
  const { display_name, introduction, themes, county, profile_picture } = member;
  const addressOf = useFileAddress();
  return (
    <Item>
      <Initials name={display_name} src={addressOf(profile_picture)} size={56} />
      <div>
        <Typography variant="h4" component="h4">
          {display_name}
        </Typography>
        {county !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {countyName(county) ?? county}
          </Typography>
        )}
        {introduction && (
          <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>{introduction}</Typography>
        )}
        {themes.length > 0 && (
          <ul className="themes" aria-label={t('Themes of {name}', { name: display_name })}>
            {themes.map((theme) => (
              <Box component="li" key={theme} sx={{ color: themeColor(theme) }}>
                <ThemeIcon theme={theme} />
                {capitalise(t(theme))}
              </Box>
            ))}
          </ul>
        )}
        {mayWrite && (
          <Box sx={{ mt: 1.5 }}>
            <MessageButton memberId={member.member_id} name={display_name}>
              {t('Write a message')}
            </MessageButton>
          </Box>
        )}
      </div>
    </Item>
  );
}

export const MemberSkeleton = () => (
  <Item aria-hidden>
    <Skeleton variant="circular" sx={{ width: 56, height: 56 }} />
    <div>
      <Skeleton sx={{ width: '55%', height: 28 }} />
      <Skeleton sx={{ width: '30%', height: 22 }} />
      <Skeleton sx={{ height: 26, mt: 0.75 }} />
      <Skeleton sx={{ width: '60%', height: 22 }} />
    </div>
  </Item>
);
