import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  title: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A panel that folds: its heading is a button. */
export function Fold({ title, isOpenAtFirst, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section aria-label={title}>
      <Typography variant="h4" component="h2" sx={{ m: 0 }}>
        <Button
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ justifyContent: 'space-between', font: 'inherit' }}
        >
          {title}
          <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
        </Button>
      </Typography>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
