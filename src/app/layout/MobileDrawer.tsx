import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { useSessionActor, useUser } from '../../actors/session';
import { usePaths } from '../../paths';
import { CloseIcon, LogOutIcon } from '../../ui/actionIcons';
import { overlayColor } from '../../ui/overlayColor';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { DataUse } from './DataUse';
import { DrawerGroup } from './DrawerGroup';
import { drawerGroups } from './drawerGroups';
import { LogInPrompt } from './LogInPrompt';
import { Logo } from './Logo';
import { PictureSwitch } from './PictureSwitch';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.spacing(3),
  width: 'min(20rem, 88vw)',
  minHeight: '100%',
  padding: theme.spacing(1.25, 2, 3),
}));

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

/** Specification 2.4: slides in from the left with every link the visitor may follow. */
export function MobileDrawer({ isOpen, onClose }: Props) {
  const paths = usePaths();
  const session = useSessionActor();
  const user = useUser();
  const signOut = () => {
    onClose();
    session.send({ type: 'signOut.requested' });
  };
  return (
    <Drawer
      anchor="left"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        backdrop: { sx: { backgroundColor: overlayColor('sm') } },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Menu') },
      }}
    >
      <Content>
        <Head>
          <Logo />
          <IconButton aria-label={t('Close menu')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        {drawerGroups(paths, user).map((group) => (
          <DrawerGroup key={group.heading} group={group} />
        ))}
        {user ? (
          <Button variant="outlined" startIcon={<LogOutIcon />} onClick={signOut}>
            {t('Logout')}
          </Button>
        ) : (
          <LogInPrompt onClose={onClose} />
        )}
        <ColorSchemeSwitch />
        <PictureSwitch />
        <DataUse />
      </Content>
    </Drawer>
  );
}
