import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Link, useLocation } from 'react-router';
import { language, t } from '../../../domain/language';
import { UNSCRIPTED_MENU } from '../../../domain/rendering';
import { useSessionActor, useSessionState, useUser } from '../../actors/session';
import { usePaths } from '../../paths';
import { MenuIcon } from '../../ui/icons';
import { lazyComponent } from '../../ui/lazyComponent';
import { AuthModalHandleContext } from '../authModalContext';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MainNavigation } from './MainNavigation';
import { NavAnchor, NavButton } from './NavItem';
import { useChunk } from './useChunk';

const Header = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 1200,
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { minHeight: 72, paddingInline: theme.spacing(4) },
}));

const Push = styled('div')({ flex: 1 });

/** Of the button of members, before it is there too. */
const memberZoneWidth = () => (language() === 'en' ? '8.5rem' : '11rem');
const AVATAR = 44;

/** From the first paint on a member's buttons have their place (the script in public/index.html), so that nothing moves. */
const Account = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  'html[data-member] &[data-starting]': {
    width: AVATAR,
    [theme.breakpoints.up('sm')]: {
      width: `calc(${memberZoneWidth()} + ${theme.spacing(1)} + ${AVATAR}px)`,
    },
    '& > *': { display: 'none' },
  },
}));

const MemberZone = styled(Button)(({ theme }) => ({
  width: memberZoneWidth(),
  [theme.breakpoints.down('sm')]: { display: 'none' },
})) as typeof Button;

const AvatarPlace = styled('div')({ width: AVATAR, height: AVATAR });

const AvatarCard = lazyComponent(
  () => import(/* webpackChunkName: "avatar-card" */ './AvatarCard'),
  <AvatarPlace />,
);

const NoAvatarCard = ({ resetErrorBoundary }: FallbackProps) => (
  <Button
    size="small"
    aria-label={t('Try again to load your account')}
    onClick={resetErrorBoundary}
  >
    {t('Try again')}
  </Button>
);

const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './MobileDrawer');

export function TopBar() {
  const paths = usePaths();
  const session = useSessionActor();
  const user = useUser();
  const authModal = use(AuthModalHandleContext);
  const isStarting = useSessionState((state) => state.hasTag('starting'));
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // It closes for good with every route change: the way back leads to no open drawer.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const isOpen = openAt === key;
  const [drawer, fetchDrawer] = useChunk(loadDrawer);
  const close = () => setOpenAt(null);
  const openDrawer = () => {
    setOpenAt(key);
    void fetchDrawer(close);
  };
  return (
    <Header>
      <Row>
        <Logo />
        <MainNavigation />
        <Push />
        <LanguageSwitch />
        <NavButton
          type="button"
          aria-label={t('Menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void fetchDrawer()}
          onClick={openDrawer}
        >
          <MenuIcon />
        </NavButton>
        <noscript>
          <NavAnchor href={`#${UNSCRIPTED_MENU}`}>{t('Menu')}</NavAnchor>
        </noscript>
        <Account data-starting={isStarting ? '' : undefined}>
          {user ? (
            <>
              <MemberZone component={Link} to={paths.memberZone} variant="outlined" size="small">
                {t('Member Zone')}
              </MemberZone>
              <ErrorBoundary FallbackComponent={NoAvatarCard} resetKeys={[key]}>
                <AvatarCard user={user} />
              </ErrorBoundary>
            </>
          ) : (
            <Button
              variant="contained"
              size="small"
              onPointerEnter={authModal?.preload}
              onFocus={authModal?.preload}
              onClick={() => session.send({ type: 'signIn.requested', returnTo: null })}
            >
              {t('Log In')}
            </Button>
          )}
        </Account>
      </Row>
      {drawer && <drawer.MobileDrawer isOpen={isOpen} onClose={close} />}
    </Header>
  );
}
