import Button from '@mui/material/Button';

/** Sends a form without scripts, which else answer to each change. */
export const UnscriptedSubmit = ({ children }: { children: string }) => (
  <noscript>
    <Button type="submit" variant="outlined">
      {children}
    </Button>
  </noscript>
);
