import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { useSessionActor } from '../../actors/session';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';

const Prompt = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.subtle,
}));

/** Tells a visitor what members can do. */
export function LogInPrompt({ onClose }: { onClose: () => void }) {
  const session = useSessionActor();
  const paths = usePaths();
  const { forumUrl } = useConfig();
  const logIn = () => {
    onClose();
    session.send({ type: 'signIn.requested', returnTo: null });
  };
  return (
    <Prompt aria-label={t('Log in')}>
      <Typography>
        {forumUrl === null
          ? t('Members attend events and share what they know.')
          : t('Members join discussions, attend events and share what they know.')}
      </Typography>
      <Button variant="contained" onClick={logIn}>
        {t('Log In')}
      </Button>
      <Button component={Link} to={paths.community} variant="text" onClick={onClose}>
        {t('Learn more')}
      </Button>
    </Prompt>
  );
}
