import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/icons';
import { useOpenByAddress } from './useOpenByAddress';

const Root = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // 62 digits are about as wide as 72 letters of text.
  '& p, & li, & dd': { maxWidth: '62ch' },
  '& p': { marginBlock: theme.spacing(1) },
  '& li': { marginBlock: theme.spacing(0.75) },
  '& h3': { marginTop: theme.spacing(3) },
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    paddingBlock: theme.spacing(1),
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& > svg': { marginLeft: 'auto', flexShrink: 0, color: theme.vars.palette.text.secondary },
  },
  '& > details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > details > .content': { paddingBottom: theme.spacing(4) },
}));

const Words = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
}));

interface Props {
  id: string;
  title: string;
  /** What is inside, in a few words. */
  hint: string;
  /** Whether an anchor inside the fold has this id, so that a link to it opens the fold. */
  holds: (anchor: string) => boolean;
  children: ReactNode;
}

/** A titled part of the report, closed and not rendered until it is opened. */
export function ReportFold({ id, title, hint, holds, children }: Props) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useOpenByAddress((anchor) => anchor === id || holds(anchor));
  return (
    <Root id={id} aria-labelledby={headingId}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <Words>
            <Typography id={headingId} variant="h4" component="h2">
              {title}
            </Typography>
            {hint && <small>{hint}</small>}
          </Words>
          <ChevronDownIcon />
        </summary>
        {isOpen && <div className="content">{children}</div>}
      </details>
    </Root>
  );
}
