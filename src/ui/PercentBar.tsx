import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Track = styled('div')(({ theme }) => ({
  height: 14,
  borderRadius: 7,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  printColorAdjust: 'exact',
  '&.hidden': { borderStyle: 'dashed' },
}));

interface Props {
  /** 0 to 100; null where it is not shown. */
  percent: number | null;
  /** A CSS colour; else the primary one. */
  color?: string;
}

/** A share of 100 to look at. The figure is text beside it, so that it is not read out twice. */
export const PercentBar = ({ percent, color = 'primary.main' }: Props) => (
  <Track className={percent === null ? 'hidden' : ''} aria-hidden>
    {percent !== null && (
      <Box sx={{ height: '100%', width: `${percent}%`, backgroundColor: color }} />
    )}
  </Track>
);
