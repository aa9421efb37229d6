import Button from '@mui/material/Button';
import { useConfig } from '../../../config';

/** Leaves for the identity provider; shown only where the server offers that way in. */
export function GoogleSignInLink() {
  const { apiHost, googleSignIn } = useConfig();
  if (!googleSignIn) return null;
  return (
    <Button variant="outlined" fullWidth href={`${apiHost}/accounts/google/login/`}>
      Sign In With Google
    </Button>
  );
}
