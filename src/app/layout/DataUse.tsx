import { styled } from '@mui/material/styles';
import { useId, useState, useSyncExternalStore } from 'react';
import { t } from '../../../domain/language';
import { dataUse } from '../wiring/dataUse';
import { Frame } from './ChoiceFrame';
import { costText, readPrice, sizeText, storePrice } from './dataCost';

const Text = styled('p')({ flex: '1 1 100%', margin: 0, fontVariantNumeric: 'tabular-nums' });

const Price = styled('label')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& input': {
    width: '6rem',
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 8,
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
  },
}));

/** What the pages cost the reader: bytes, and shillings once they say what a megabyte costs them. */
export function DataUse() {
  const { visit, month } = useSyncExternalStore(dataUse.subscribe, dataUse.read);
  const [typed, setTyped] = useState(readPrice);
  const helpId = useId();
  const cost = costText(typed, { visit, month });
  return (
    <Frame>
      <legend>{t('Data used')}</legend>
      <Text>
        {t('{visit} in this visit, {month} this month.', {
          visit: sizeText(visit),
          month: sizeText(month),
        })}
      </Text>
      {cost !== null && <Text>{cost}</Text>}
      <Price>
        {t('Price of 1 MB in KES')}
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed}
          aria-describedby={helpId}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            storePrice(value);
          }}
        />
      </Price>
      <Text id={helpId}>
        {t('A bundle of 250 MB for KES 20 is 0.08. The price stays on this device.')}
      </Text>
    </Frame>
  );
}
