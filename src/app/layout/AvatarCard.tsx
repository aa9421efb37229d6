import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import type { UserData } from '../../../domain/contract/session';
import { useSessionActor } from '../../actors/session';
import { usePaths } from '../../paths';
import { useFileAddress } from '../../ui/fileAddress';
import { Initials } from '../../ui/Initials';
import { LogOutIcon } from '../../ui/actionIcons';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { DropPanel } from './DropPanel';
import { fullName } from './fullName';
import { NavButton } from './NavItem';
import { PictureSwitch } from './PictureSwitch';
import { useDisclosure } from './useDisclosure';

const Root = styled('div')({ position: 'relative' });

const Toggle = styled(NavButton)({ padding: 2, borderRadius: 999 });

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  width: 'min(21.5rem, calc(100vw - 32px))',
  '&&': { padding: theme.spacing(2.5) },
}));

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: 0,
  maxWidth: '100%',
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Who is signed in, behind their picture (specification 2.4). */
export default function AvatarCard({ user }: { user: UserData }) {
  const session = useSessionActor();
  const paths = usePaths();
  const picture = useFileAddress()(user.profile_picture);
  const { isOpen, root, button, hover, toggle, close } = useDisclosure();
  const cardId = useId();
  const name = fullName(user);
  return (
    <Root ref={root} {...hover} data-hj-suppress>
      <Toggle
        ref={button}
        type="button"
        aria-label={t('Your account, {name}', { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        onClick={toggle}
      >
        <Initials name={name} src={picture} />
      </Toggle>
      {isOpen && (
        <DropPanel align="end">
          <Card id={cardId} role="group" aria-label={t('Your account')}>
            <Person>
              <Initials name={name} src={picture} size={56} />
              <div>
                <Typography variant="h4" component="p">
                  {name}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {user.user_email}
                </Typography>
              </div>
            </Person>
            <Button
              component={Link}
              to={paths.profile}
              variant="contained"
              size="small"
              onClick={close}
            >
              {t('Profile')}
            </Button>
            <ColorSchemeSwitch />
            <PictureSwitch />
            <Button
              variant="outlined"
              size="small"
              startIcon={<LogOutIcon />}
              onClick={() => session.send({ type: 'signOut.requested' })}
            >
              {t('Logout')}
            </Button>
          </Card>
        </DropPanel>
      )}
    </Root>
  );
}
