import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import { useCookieConsentActor } from '../../actors/cookieConsent';
import { useActorState } from '../../actors/useActorState';
import { usePaths } from '../../paths';
import { useIsHydrating } from '../../ui/useClientValue';

/** Sticky, in the page's flow: at the page's end it covers nothing (WCAG 2.4.11). */
const Banner = styled('section', { shouldForwardProp: (prop) => prop !== 'leaving' })<{
  leaving: boolean;
}>(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5, 3),
  padding: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -8px 24px rgb(0 0 0 / 0.1)',
  transition: `transform ${COOKIE_BANNER_SLIDE}ms ease-in`,
  transform: 'none',
  '@media print': { display: 'none' },
  variants: [{ props: { leaving: true }, style: { transform: 'translateY(100%)' } }],
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5) }));

/** Asks once whether the visit may be recorded (specification 2.7). */
export function CookieBanner() {
  const paths = usePaths();
  const actor = useCookieConsentActor();
  const isShown = useActorState(actor, (state) => state.hasTag('banner'));
  const isLeaving = useActorState(actor, (state) => state.hasTag('leaving'));
  // Whether it was answered, and how, only the browser knows.
  const isHydrating = useDeferredValue(useIsHydrating());
  if (!isShown || isHydrating) return null;
  const answer = (type: 'cookies.accepted' | 'cookies.declined') => {
    document.getElementById('main')?.focus({ preventScroll: true });
    actor.send({ type });
  };
  return (
    <Banner id="cookie-banner" aria-label={t('Cookies')} leaving={isLeaving} inert={isLeaving}>
      <div>
        <Typography variant="body2">
          <strong>{t('May we record how this site is used, to make it better?')}</strong>
        </Typography>
        <Typography variant="body2">
          {t('Nothing is recorded unless you accept.')}{' '}
          <Link to={paths.privacyPolicy}>{t('Learn more')}</Link>
        </Typography>
      </div>
      <Buttons>
        <Button variant="outlined" onClick={() => answer('cookies.accepted')}>
          {t('Accept')}
        </Button>
        <Button variant="outlined" onClick={() => answer('cookies.declined')}>
          {t('Decline')}
        </Button>
      </Buttons>
    </Banner>
  );
}
