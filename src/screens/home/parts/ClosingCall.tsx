import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { SIGN_UP_MINUTES } from '../../../../domain/limits';
import { usePaths } from '../../../paths';
import { Band } from '../../../ui/Band';
import { JoinButton, type JoinProps } from './JoinButton';
import { renderedWhenNear } from '../../../ui/renderedWhenNear';
import { Container } from '../../../ui/Section';

const Ground = styled('section')(renderedWhenNear(280, 300), ({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(9) },
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  }),
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(2),
  },
  '& .MuiButton-root': { color: 'inherit', borderColor: 'currentColor' },
  '& .MuiButton-contained': {
    color: theme.vars.palette.accent.contrastText,
    backgroundColor: theme.vars.palette.accent.main,
  },
}));

export function ClosingCall(join: JoinProps) {
  const paths = usePaths();
  return (
    <>
      <Band />
      <Ground>
        <Container>
          <Typography variant="h2">
            {join.isMember ? t('Your next purchase can count') : t('Take your place in it')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 1 }}>
            {join.isMember
              ? t('Look up a business near you before you buy.')
              : t('Joining takes about {SIGN_UP_MINUTES} minutes, as a person or as a business.', {
                  SIGN_UP_MINUTES,
                })}
          </Typography>
          <div className="actions">
            <JoinButton variant="contained" {...join} />
            <Button component={Link} to={paths.directory} variant="text" size="large">
              {t('Browse the directory')}
            </Button>
          </div>
        </Container>
      </Ground>
    </>
  );
}
