import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Cloth } from '../../../../ui/illustrations/Cloth';

const GREEN = '#1F5D3A';

/** A band of cloth along each edge, as a kanga has, and a line within it. */
const Frame = styled('div')(({ theme }) => ({
  '--band': '14px',
  position: 'relative',
  display: 'grid',
  padding: 'calc(var(--band) + 5px)',
  backgroundColor: '#FFFFFF',
  '& > .cloth': { position: 'absolute', overflow: 'clip', opacity: 0.7, printColorAdjust: 'exact' },
  '& > .top': { inset: '0 0 auto', height: 'var(--band)' },
  '& > .bottom': { inset: 'auto 0 0', height: 'var(--band)' },
  '& > .left': { inset: 'var(--band) auto var(--band) 0', width: 'var(--band)' },
  '& > .right': { inset: 'var(--band) 0 var(--band) auto', width: 'var(--band)' },
  '& > .inside': { border: `3px double ${GREEN}`, padding: theme.spacing(3, 2.5) },
  [theme.breakpoints.up('sm')]: {
    '--band': '22px',
    '& > .inside': { padding: theme.spacing(5) },
  },
  '@media print': {
    '--band': '8mm',
    '& > .inside': { padding: '8mm 10mm' },
  },
}));

const BANDS = [
  { place: 'top', columns: 22, rows: 1 },
  { place: 'bottom', columns: 22, rows: 1 },
  { place: 'left', columns: 1, rows: 31 },
  { place: 'right', columns: 1, rows: 31 },
];

interface Props {
  /** The name that decides the pattern. */
  seed: string;
  children: ReactNode;
}

/** What is printed for a business within the cloth of its name. */
export const ClothBorder = ({ seed, children }: Props) => (
  <Frame>
    {BANDS.map(({ place, columns, rows }) => (
      <div key={place} className={`cloth ${place}`}>
        <Cloth seed={seed} color={GREEN} columns={columns} rows={rows} />
      </div>
    ))}
    <div className="inside">{children}</div>
  </Frame>
);
