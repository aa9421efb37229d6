import { keyframes, styled } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Hangs from its button without a gap, so that the pointer can travel into it. */
export const DropPanel = styled('div', { shouldForwardProp: (prop) => prop !== 'align' })<{
  align: 'start' | 'end';
}>(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar + 1,
  top: '100%',
  paddingTop: theme.spacing(1),
  animation: `${appear} 160ms ease-out`,
  variants: [
    { props: { align: 'start' }, style: { left: 0 } },
    { props: { align: 'end' }, style: { right: 0 } },
  ],
  '& > *': {
    margin: 0,
    padding: theme.spacing(1),
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.16)',
  },
}));
