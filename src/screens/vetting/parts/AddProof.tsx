import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ChangeEvent } from 'react';
import { t } from '../../../../domain/language';
import type { ProofDocument } from '../../../../domain/contract/proof';
import { UPLOAD_RULES } from '../../../../domain/uploadRules';
import { HiddenInput } from '../../../ui/fields/HiddenInput';
import { describeRules, faultOfFormat } from '../../../ui/fields/fileRules';
import type { ProofDesk } from '../proofDesk';
import { ProofForm } from './ProofForm';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& p': { margin: 0 },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

interface Props {
  add: NonNullable<ProofDesk['add']>;
  onAdded: (added: ProofDocument) => void;
  onCancel: () => void;
}

/** Asks for a file first, then for its name and dates. */
export function AddProof({ add, onAdded, onCancel }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen = null] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (!chosen) return;
    const found = faultOfFormat(chosen, UPLOAD_RULES.proof);
    setFault(found);
    setFile(found === null ? chosen : null);
  }

  if (file) return <ProofForm file={file} add={add} onAdded={onAdded} onCancel={onCancel} />;
  return (
    <Root>
      <p id={`${id}-help`}>
        {describeRules(UPLOAD_RULES.proof)}.{' '}
        {t('Only you and our team can see it. It can prove several answers.')}
      </p>
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
        {t('Choose a file')}
        <HiddenInput
          type="file"
          accept={UPLOAD_RULES.proof.formats.join(',')}
          onChange={choose}
          aria-label={t('Choose a file')}
          aria-describedby={`${id}-help`}
        />
      </Button>
      <div role="alert">{fault}</div>
      <Button variant="text" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </Root>
  );
}
