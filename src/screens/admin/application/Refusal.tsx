import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import {
  type ApplicationState,
  APPLICATION_STATE,
} from '../../../../domain/vetting/applicationStates';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { adminMoves, moveOf } from './moves';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));

interface Props {
  /** The server's. */
  words: string;
  /** Where the application stands by now; null while that is asked. */
  now: { state: ApplicationState; possible: readonly ApplicationEventType[] } | null;
  event: ApplicationEventType;
  onChoose: (event: ApplicationEventType) => void;
}

/** Somebody was quicker: what happened, and what can be done instead. */
export function Refusal({ words, now, event, onChoose }: Props) {
  const others = adminMoves(now?.possible ?? []).filter((each) => each !== event);
  return (
    <FormAlert>
      {words}
      <br />
      {now && `It is now in the state “${APPLICATION_STATE[now.state].name}”. `}
      What you wrote is kept.
      {now && others.length > 0 && (
        <Choices role="group" aria-label="Possible now">
          {others.map((each) => (
            <Button
              key={each}
              variant="outlined"
              color="inherit"
              size="small"
              onClick={() => onChoose(each)}
            >
              {moveOf(each)?.label}
            </Button>
          ))}
        </Choices>
      )}
      {now?.possible.length === 0 && ' You cannot do anything with it now.'}
    </FormAlert>
  );
}
