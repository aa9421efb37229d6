import Button from '@mui/material/Button';
import { Link } from 'react-router';

interface Props {
  to: string;
  /** Members go there; visitors are asked to sign in first. */
  isMember: boolean;
  onSignIn: (returnTo: string) => void;
  children: string;
}

/** The way to write a post of one's own. */
export const PostLink = ({ to, isMember, onSignIn, children }: Props) =>
  isMember ? (
    <Button variant="outlined" component={Link} to={to}>
      {children}
    </Button>
  ) : (
    <Button variant="outlined" onClick={() => onSignIn(to)}>
      {children}
    </Button>
  );
