import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserData } from '../../../domain/contract/session';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { memberSteps, type KnownListing } from './memberSteps';
import { BadgeGuide } from './parts/BadgeGuide';
import { Steps } from './parts/Steps';
import { ThemeLinks } from './parts/ThemeLinks';

const Welcome = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  color: theme.vars.palette.accent.contrastText,
  backgroundColor: theme.vars.palette.accent.main,
}));

const Account = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(8),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface MemberZonePageViewProps {
  member: UserData;
  /** The member has just completed the profile. */
  isWelcome: boolean;
  listing: KnownListing;
  onLogOut: () => void;
}

export function MemberZonePageView(props: MemberZonePageViewProps) {
  const { member, isWelcome, listing, onLogOut } = props;
  const { productName } = useConfig();
  const paths = usePaths();
  const isBusiness = member.user_type === 'business';
  const name = member.first_name.trim();
  return (
    <Page
      title="Member Zone"
      description="What you can do next as a member."
      maxWidth="md"
      isPersonal
    >
      <PageTitle variant="h2">{name ? `Hello, ${name}` : 'Member Zone'}</PageTitle>
      {isWelcome && (
        <Welcome role="status">
          <Typography variant="h4" component="p">
            Welcome to {productName}!
          </Typography>
          <Typography>Your profile is complete. These are good next steps:</Typography>
        </Welcome>
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {isWelcome ? 'Your next steps' : 'What you can do next'}
      </Typography>
      <Steps steps={memberSteps(member, listing, paths)} />
      {isBusiness ? <BadgeGuide /> : <ThemeLinks />}
      <Account aria-label="Account">
        <Typography>
          {isBusiness ? 'Business account' : 'Individual account'} of {member.user_email}
        </Typography>
        <Button variant="outlined" onClick={onLogOut}>
          Log Out
        </Button>
      </Account>
    </Page>
  );
}
