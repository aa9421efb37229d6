import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { LockIcon } from '../../../entities/event/icons';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px dashed ${theme.vars.palette.control}`,
  '& > svg': { color: theme.vars.palette.primary.main },
}));

/** Why a visitor does not see the details, with a button to sign in. */
export const LockedNote = ({ onSignIn }: { onSignIn: () => void }) => (
  <Panel aria-labelledby="locked-event">
    <LockIcon size={40} />
    <Typography id="locked-event" variant="h4" component="h2">
      {t('For members only')}
    </Typography>
    <Typography>
      {t(
        'You see what it is about and when. The description, the calendar file and the booking link are for members, since members-only events keep places for them. Membership is free.',
      )}
    </Typography>
    <Button variant="contained" onClick={onSignIn} sx={{ mt: 1, displayPrint: 'none' }}>
      {t('Log in to see everything')}
    </Button>
  </Panel>
);
