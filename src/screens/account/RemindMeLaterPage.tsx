import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { useSessionActor, useUser } from '../../actors/session';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
}));

function ForMember() {
  const paths = usePaths();
  const session = useSessionActor();
  useEffect(() => session.send({ type: 'profile.postponed' }), [session]);
  return (
    <>
      <Typography gutterBottom>
        {t('Until you close this page, you can look at everything that is public.')}
      </Typography>
      <Typography gutterBottom>
        {t(
          'Your account stays as it is. What you have typed is kept on this device, unless its storage is full or blocked.',
        )}
      </Typography>
      <Typography gutterBottom>
        {t(
          'To come back, open this site and log in, on any device. We will take you straight to the form; the Member Zone opens once it is complete.',
        )}
      </Typography>
      <Actions>
        <Button variant="contained" component={RouterLink} to={paths.authentication}>
          {t('Complete it now')}
        </Button>
        <Button variant="outlined" component={RouterLink} to={paths.home}>
          {t('Look around first')}
        </Button>
      </Actions>
    </>
  );
}

function ForVisitor() {
  const paths = usePaths();
  const session = useSessionActor();
  return (
    <>
      <Typography gutterBottom>
        {t(
          'Log in whenever it suits you: if your profile is not complete yet, we will take you straight to the form.',
        )}
      </Typography>
      <Actions>
        <Button
          variant="contained"
          onClick={() => session.send({ type: 'signIn.requested', returnTo: null })}
        >
          {t('Log In')}
        </Button>
        <Button variant="outlined" component={RouterLink} to={paths.home}>
          {t('Go to the home page')}
        </Button>
      </Actions>
    </>
  );
}

/** Confirms that the profile can wait, and says how to come back to it. */
export default function RemindMeLaterPage() {
  const user = useUser();
  const isFilled = user?.form_filled === true;
  return (
    <Page
      title={t('Your profile can wait')}
      description={t('Complete your profile another time.')}
      maxWidth="text"
    >
      <PageTitle variant="h2">
        {isFilled ? t('Your profile is complete') : t('You can complete your profile later')}
      </PageTitle>
      {user && !isFilled && <ForMember />}
      {!user && <ForVisitor />}
      {isFilled && <MemberZoneLink />}
    </Page>
  );
}

function MemberZoneLink() {
  const paths = usePaths();
  return (
    <Button variant="contained" component={RouterLink} to={paths.memberZone}>
      {t('Go to the Member Zone')}
    </Button>
  );
}
