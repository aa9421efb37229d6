import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useAuthModalActor } from '../../../actors/authModal';

const Prompt = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& p': { margin: 0 },
}));

/** Why the last request failed. The button that was pressed was disabled meanwhile: focus comes here. */
export function StepAlert() {
  const actor = useAuthModalActor();
  const error = useSelector(actor, (state) => state.context.error);
  const isRefused = useSelector(actor, (state) => state.matches({ login: 'refused' }));
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  return (
    <>
      {error && (
        <Alert ref={alert} severity="error" tabIndex={-1}>
          {error}
        </Alert>
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
