import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../domain/language';
import type { UserData } from '../../../domain/contract/session';
import { useSessionActor, useSessionState } from '../../actors/session';
import { fullName } from './fullName';

const Centre = styled('main')({ flex: 1, display: 'grid', placeItems: 'center', padding: 16 });

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 560,
  padding: theme.spacing(4),
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > button': { whiteSpace: 'normal' },
}));

/** A link must not switch the account without a question, which is shown in place of the page. */
export default function SwitchDialog({ offered }: { offered: UserData }) {
  const session = useSessionActor();
  const current = useSessionState(({ context }) => context.user);
  const titleId = useId();
  const textId = useId();
  const [stay, change] = [current ? fullName(current) : t('the same person'), fullName(offered)];
  return (
    <Centre id="main">
      <Question role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
        <Typography id={titleId} variant="h2" component="h1">
          {t('Switch account?')}
        </Typography>
        <Typography id={textId}>
          {t('You are signed in as {stay}. The link you followed signs in as {change}.', {
            stay,
            change,
          })}
        </Typography>
        <Answers>
          <Button variant="contained" onClick={() => session.send({ type: 'switch.declined' })}>
            {t('Stay {stay}', { stay })}
          </Button>
          <Button variant="outlined" onClick={() => session.send({ type: 'switch.accepted' })}>
            {t('Continue as {change}', { change })}
          </Button>
        </Answers>
      </Question>
    </Centre>
  );
}
