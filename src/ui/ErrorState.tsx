import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** Says what could not be loaded, in place of it. */
export function ErrorState({ message, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
