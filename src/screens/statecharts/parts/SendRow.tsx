import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import { asText, parsePayload } from '../play/payload';
import { JsonField } from './JsonField';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

export interface Choice {
  label: string;
  /** Asked with what the field holds. */
  isOpen: (payload: unknown) => boolean;
  send: (payload: unknown) => void;
}

interface Props {
  /** What the field is of. */
  name: string;
  /** What to start from; undefined where nothing is carried. */
  sample: unknown;
  choices: readonly Choice[];
}

/** Buttons of what can be sent, and the field of what it carries. */
export function SendRow({ name, sample, choices }: Props) {
  const [text, setText] = useState(() => (sample === undefined ? '' : asText(sample)));
  const [isShown, setIsShown] = useState(false);
  const parsed =
    sample === undefined
      ? ({ isGood: true, value: undefined } as const)
      : parsePayload(text, sample);
  return (
    <Row>
      <div>
        {choices.map(({ label, isOpen, send }) => (
          <Button
            key={label}
            variant="outlined"
            disabled={!parsed.isGood || !isOpen(parsed.value)}
            onClick={() => {
              if (parsed.isGood) send(parsed.value);
            }}
          >
            {label}
          </Button>
        ))}
        {sample !== undefined && (
          <Button
            aria-expanded={isShown}
            aria-label={t('Payload of {name}', { name })}
            onClick={() => setIsShown(!isShown)}
          >
            {t('Payload')}
          </Button>
        )}
      </div>
      {(isShown || !parsed.isGood) && (
        <JsonField
          label={t('JSON of {name}', { name })}
          text={text}
          parsed={parsed}
          onChange={setText}
        />
      )}
    </Row>
  );
}
