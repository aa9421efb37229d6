import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useAuthModalActor } from '../../../actors/authModal';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { googleNotice, isNextStep } from './googleNotices';

const Prompt = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& p': { margin: 0 },
}));

/** Why the last request failed, or Google sent the visitor back; the way out of wrong credentials. */
export function StepAlert() {
  const actor = useAuthModalActor();
  const error = useSelector(actor, (state) => state.context.error);
  const wait = useSelector(actor, (state) => state.context.wait);
  const notice = useSelector(actor, (state) => state.context.notice);
  const isRefused = useSelector(actor, (state) => state.matches({ login: 'refused' }));
  return (
    <>
      {error && (
        <FormAlert key={error} wait={wait}>
          {error}
        </FormAlert>
      )}
      {notice !== null && (
        <FormAlert severity={isNextStep(notice) ? 'info' : 'error'}>
          {googleNotice(notice)}
        </FormAlert>
      )}
      {isRefused && (
        <Prompt>
          <p>{"Can't remember your password?"}</p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => actor.send({ type: 'resetPassword.chosen' })}
          >
            Reset Password
          </Button>
        </Prompt>
      )}
    </>
  );
}
