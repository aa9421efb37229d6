import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { countyName } from '../../../domain/counties';
import { findOwnCounty } from './findOwnCounty';

const Status = styled('p')(({ theme }) => ({
  margin: 0,
  gridColumn: '1 / -1',
  fontSize: theme.typography.body2.fontSize,
  // Without a text it takes no line of the form.
  '&:empty': { position: 'absolute' },
}));

interface Props {
  onFound: (county: string) => void;
  /** In the line of the button, before what it says. */
  children?: ReactNode;
}

/** Asks for the reader's position when it is pressed, and keeps of it only the county. */
export function NearMe({ onFound, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState('');
  const ask = async () => {
    setIsAsking(true);
    setSaid(t('Finding your county…'));
    const found = await findOwnCounty(navigator);
    setIsAsking(false);
    if ('problem' in found) {
      setSaid(t(found.problem));
      return;
    }
    setSaid(t('You are in {county}.', { county: countyName(found.code) ?? found.code }));
    onFound(found.code);
  };
  return (
    <>
      <Button
        variant="outlined"
        className="near"
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) void ask();
        }}
      >
        {t('Near me')}
      </Button>
      {children}
      <Status role="status">{said}</Status>
    </>
  );
}
