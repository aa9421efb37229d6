import { styled } from '@mui/material/styles';

/** A field of a panel with its button; below each other where there is little room. */
export const PanelRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
  '& > .MuiButton-root': { minHeight: 48 },
}));
