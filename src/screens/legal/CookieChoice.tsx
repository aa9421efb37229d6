import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../domain/language';
import { useCookieConsentActor } from '../../actors/cookieConsent';
import { useActorState } from '../../actors/useActorState';
import { useConfig } from '../../config';
import { useIsHydrating } from '../../ui/useClientValue';

const Frame = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.control}`,
  '& > button': { marginTop: theme.spacing(2) },
}));

/** Withdrawing consent must be as easy as giving it (Data Protection Act s.32). */
export function CookieChoice() {
  const headingId = useId();
  const actor = useCookieConsentActor();
  // The choice is in the browser's storage.
  const isHydrating = useIsHydrating();
  const hasAccepted = useActorState(actor, (state) => state.matches('accepted')) && !isHydrating;
  const isAsking = useActorState(actor, (state) => state.matches('asking')) || isHydrating;
  const { analyticsSiteId } = useConfig();
  const state = hasAccepted
    ? t('You accepted session recording.')
    : t('Your visits are not recorded.');
  return (
    <Frame aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" gutterBottom>
        {t('Your choice about recording')}
      </Typography>
      <Typography role="status">
        {isAsking ? t('You have not chosen yet; nothing is recorded.') : state}
      </Typography>
      {analyticsSiteId === null && (
        <Typography>
          {t(
            'This site has no recording service at present. If you accept, it only counts how often its steps are used.',
          )}
        </Typography>
      )}
      {hasAccepted && analyticsSiteId !== null && (
        <Typography>
          {t(
            'Withdrawing removes what the service keeps in this browser and loads this page anew, since a recording that runs cannot be stopped otherwise.',
          )}
        </Typography>
      )}
      {hasAccepted ? (
        <Button variant="outlined" onClick={() => actor.send({ type: 'cookies.declined' })}>
          {t('Withdraw consent')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => actor.send({ type: 'cookies.accepted' })}>
          {t('Accept recording')}
        </Button>
      )}
    </Frame>
  );
}
