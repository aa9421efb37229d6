import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { SlowWrite } from './SlowWrite';

interface Props extends ButtonProps {
  /** While true the button cannot be pressed again and shows progress; its name stays. */
  busy: boolean;
}

export function BusyButton({ busy, disabled, children, startIcon, ...props }: Props) {
  return (
    <>
      <Button
        {...props}
        disabled={busy || disabled === true}
        aria-busy={busy}
        startIcon={
          busy ? <CircularProgress aria-hidden size="1.25rem" color="inherit" /> : startIcon
        }
      >
        {children}
      </Button>
      {busy && <SlowWrite />}
    </>
  );
}
