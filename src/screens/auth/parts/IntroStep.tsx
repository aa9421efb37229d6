import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { t } from '../../../../domain/language';
import { SIGN_UP_MINUTES } from '../../../../domain/limits';
import { useAuthModalActor } from '../../../actors/authModal';
import { useConfig } from '../../../config';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { ACCOUNT_KINDS, accountCards, benefitsWith } from './accountKinds';
import { StepFrame } from './StepFrame';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Benefits = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
}));

/** The choice between an individual and a business account, with the benefits of each. */
export function IntroStep({ headingId }: { headingId: string }) {
  const actor = useAuthModalActor();
  const { forumUrl } = useConfig();
  const kind = useSelector(actor, (state) => state.context.kind);
  const chosen = ACCOUNT_KINDS.find(({ value }) => value === kind);
  return (
    <StepFrame headingId={headingId} title={t('Get Started')}>
      <Stack>
        <Typography>
          {t(
            'Signing up takes about {minutes} minutes, the questions about your sustainability interests included.',
            { minutes: SIGN_UP_MINUTES },
          )}
        </Typography>
        <RadioCards
          legend={t('What kind of account do you need?')}
          cards={accountCards()}
          value={kind}
          onChange={(value) => actor.send({ type: 'kind.selected', kind: value })}
        />
        <div role="status">
          {chosen ? (
            <>
              <Chip color="primary" icon={chosen.icon} label={t(chosen.badge)} />
              <Benefits>
                {benefitsWith(forumUrl, chosen.benefits).map((benefit) => (
                  <li key={benefit}>{t(benefit)}</li>
                ))}
              </Benefits>
            </>
          ) : (
            <Typography>{t('Please select an account type above to continue')}</Typography>
          )}
        </div>
        {ACCOUNT_KINDS.map(({ value, create }) => (
          <Button
            key={value}
            variant="contained"
            size="large"
            disabled={value !== kind}
            onClick={() => actor.send({ type: 'register.chosen' })}
          >
            {t(create)}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => actor.send({ type: 'login.chosen' })}>
          {t('Log In')}
        </Button>
      </Stack>
    </StepFrame>
  );
}
