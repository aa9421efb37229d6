import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { SIGN_UP_MINUTES } from '../../../../domain/limits';
import { usePaths } from '../../../paths';
import { Band } from '../../../ui/Band';
import { Mosaic } from '../../../ui/illustrations/Mosaic';
import { PageTitle } from '../../../ui/Page';
import { PostLink } from '../../../entities/post/PostLink';
import { Container } from '../../../ui/Section';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '8fr 4fr',
    gap: theme.spacing(8),
    paddingBlock: theme.spacing(6),
  },
  '& .post': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(2),
  },
  '& .art': { [theme.breakpoints.down('md')]: { display: 'none' } },
}));

export interface JoinProps {
  isMember: boolean;
  onJoin: () => void;
  onSignIn: (returnTo: string) => void;
}

/** What the community is, with the buttons to join and to sign in. */
export function CommunityHead({ isMember, onJoin, onSignIn }: JoinProps) {
  const paths = usePaths();
  return (
    <Ground>
      <Grid>
        <div>
          <PageTitle>{t('Community')}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '56ch', mb: 3 }}>
            {t(
              'People who buy with care and businesses that earn it: they ask each other, meet, and share what has worked in Kenya.',
            )}
          </Typography>
          {isMember ? (
            <Button component={Link} to={paths.memberZone} variant="contained" size="large">
              {t('Go to your Member Zone')}
            </Button>
          ) : (
            <>
              <Button variant="contained" size="large" onClick={onJoin}>
                {t('Join the community')}
              </Button>
              <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
                {t('About {minutes} minutes, as a person or as a business.', {
                  minutes: SIGN_UP_MINUTES,
                })}
              </Typography>
            </>
          )}
          <div className="post">
            <PostLink to={paths.postResource} isMember={isMember} onSignIn={onSignIn}>
              {t('Post a resource')}
            </PostLink>
            <PostLink to={paths.postEvent} isMember={isMember} onSignIn={onSignIn}>
              {t('Post an event')}
            </PostLink>
          </div>
        </div>
        <div className="art">
          <Mosaic />
        </div>
      </Grid>
      <Band />
    </Ground>
  );
}
