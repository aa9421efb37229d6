import { styled } from '@mui/material/styles';
import { createContext, use, useState, type ReactNode } from 'react';
import { useIsPrinting } from './useIsPrinting';

/** What becomes of what is folded where a part of the page is made for paper. */
export const FoldsOnPaperContext = createContext<'opened' | 'left out' | null>(null);

const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > summary': { display: 'list-item', paddingBlock: theme.spacing(1.25), fontWeight: 600 },
  '& > summary, & > summary:hover': { cursor: 'pointer' },
  '@media print': { '& > summary': { listStyle: 'none', breakAfter: 'avoid' } },
}));

interface Props {
  summary: ReactNode;
  children: ReactNode;
}

/** Closed, and not rendered, until it is opened; always open in print. */
export function Disclosure({ summary, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const onPaper = use(FoldsOnPaperContext);
  const isForced = isPrinting || onPaper === 'opened';
  const isShown = isOpen || isForced;
  if (onPaper === 'left out') return null;
  return (
    <Details
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (!isForced) setIsOpen(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {isShown && children}
    </Details>
  );
}
