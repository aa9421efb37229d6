import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { factText, type Fact } from './facts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  '& strong': { fontVariantNumeric: 'tabular-nums' },
}));

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 12,
  marginTop: theme.spacing(0.75),
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.control}`,
  printColorAdjust: 'exact',
  '& .value': {
    height: '100%',
    borderRadius: 5,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .threshold': {
    position: 'absolute',
    top: -5,
    bottom: -5,
    width: 3,
    marginLeft: -1.5,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  },
}));

/** A fact and, where the figure is public, how far it is above the threshold. */
export function FactMeter({ fact }: { fact: Fact }) {
  const { name, value, threshold } = fact;
  return (
    <>
      <Line>
        <span>{t(name)}</span>
        <strong>{factText(fact)}</strong>
      </Line>
      {value !== null && threshold !== null && (
        <Track aria-hidden>
          <Box className="value" sx={{ width: `${Math.min(Math.max(value, 0), 100)}%` }} />
          <Box className="threshold" sx={{ left: `${threshold}%` }} />
        </Track>
      )}
    </>
  );
}
