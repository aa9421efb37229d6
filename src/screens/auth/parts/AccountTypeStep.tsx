import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useAuthModalActor } from '../../../actors/authModal';
import { BusyButton } from '../../../ui/BusyButton';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { ACCOUNT_KINDS } from './accountKinds';
import { StepFrame } from './StepFrame';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Asked once of people who came new through Google. */
export function AccountTypeStep({ headingId }: { headingId: string }) {
  const actor = useAuthModalActor();
  const accountType = useSelector(actor, (state) => state.context.accountType);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUpdated = useSelector(actor, (state) => state.matches({ accountType: 'updated' }));
  return (
    <StepFrame headingId={headingId} title="Choose your account type">
      <Stack>
        <Typography>Welcome! Tell us who the account is for; this shapes what you see.</Typography>
        <RadioCards
          legend="Account type"
          cards={ACCOUNT_KINDS}
          value={accountType}
          disabled={isBusy}
          onChange={(value) => actor.send({ type: 'accountType.selected', accountType: value })}
        />
        {isUpdated && <Alert severity="success">Account type updated successfully</Alert>}
        <BusyButton
          variant="contained"
          size="large"
          busy={isBusy}
          disabled={accountType === null}
          onClick={() => actor.send({ type: 'accountType.submitted' })}
        >
          Continue
        </BusyButton>
      </Stack>
    </StepFrame>
  );
}
