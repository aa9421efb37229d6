import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
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
  /** Of the server. */
  message: string;
  /** The application as it is now; null while it loads. */
  now: { state: ApplicationState; possible: readonly ApplicationEventType[] } | null;
  event: ApplicationEventType;
  onChoose: (event: ApplicationEventType) => void;
}

/** Says that another admin decided first, and offers what is possible now. */
export function ConflictAlert({ message, now, event, onChoose }: Props) {
  const others = adminMoves(now?.possible ?? []).filter((each) => each !== event);
  return (
    <FormAlert>
      {message}
      <br />
      {now &&
        `${t('It is now in the state “{state}”.', { state: t(APPLICATION_STATE[now.state].name) })} `}
      {t('What you wrote is kept.')}
      {now && others.length > 0 && (
        <Choices role="group" aria-label={t('Possible now')}>
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
      {now?.possible.length === 0 && ` ${t('You cannot do anything with it now.')}`}
    </FormAlert>
  );
}
