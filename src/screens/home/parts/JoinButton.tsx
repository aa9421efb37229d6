import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { usePaths } from '../../../paths';

export interface JoinProps {
  isMember: boolean;
  onJoin: () => void;
}

interface Props extends JoinProps {
  variant: 'outlined' | 'contained';
}

/** Visitors join; members go to their own zone instead. */
export function JoinButton({ isMember, onJoin, variant }: Props) {
  const paths = usePaths();
  return isMember ? (
    <Button component={Link} to={paths.memberZone} variant={variant} size="large">
      {t('Go to your Member Zone')}
    </Button>
  ) : (
    <Button variant={variant} size="large" onClick={onJoin}>
      {t('Join the community')}
    </Button>
  );
}
