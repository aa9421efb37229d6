import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { useProofDesk } from '../proofDesk';
import { AddProof } from './AddProof';
import { ChosenProof } from './ChosenProof';
import { KnownProofs } from './KnownProofs';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

interface Props {
  /** What the answer has as its evidence now. */
  address: string;
  /** The question's heading. */
  labelledBy: string;
  disabled: boolean;
  onChange: (address: string) => void;
  /** The field for a link. */
  children: ReactNode;
}

/** Proof of an answer: a document, new or added before, or a link. */
export function ProofFiles({ address, labelledBy, disabled, onChange, children }: Props) {
  const desk = useProofDesk();
  const [open, setOpen] = useState<'add' | 'known' | null>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  if (!desk) return children;
  const { documents, add, remove } = desk;
  const chosen = documents.find((document) => document.address === address);
  if (chosen) {
    return <ChosenProof proof={chosen} disabled={disabled} onTakeOff={() => onChange('')} />;
  }
  const use = (next: string) => {
    setOpen(null);
    onChange(next);
  };
  const close = () => {
    setOpen(null);
    firstButton.current?.focus();
  };
  return (
    <div>
      {children}
      {add && !disabled && (
        <Actions role="group" aria-labelledby={labelledBy}>
          <Button
            ref={firstButton}
            variant="text"
            aria-expanded={open === 'add'}
            onClick={() => setOpen(open === 'add' ? null : 'add')}
          >
            {t('Add a photo or PDF')}
          </Button>
          {documents.length > 0 && (
            <Button
              variant="text"
              aria-expanded={open === 'known'}
              onClick={() => setOpen(open === 'known' ? null : 'known')}
            >
              {t('Use one that you added')}
            </Button>
          )}
        </Actions>
      )}
      {open === 'add' && add && (
        <AddProof add={add} onAdded={(added) => use(added.address)} onCancel={close} />
      )}
      {open === 'known' && <KnownProofs documents={documents} onChoose={use} onRemove={remove} />}
    </div>
  );
}
