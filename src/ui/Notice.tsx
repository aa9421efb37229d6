import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from './icons';

interface Props {
  tone: 'error' | 'info';
  role?: 'alert' | 'note';
  children: ReactNode;
  action?: ReactNode;
}

/** Small enough for the first load, where MUI's Alert is not. */
const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: Props['tone'];
}>(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: 10,
  border: '1px solid currentColor',
  color: theme.vars.palette.info.main,
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { flex: '1 1 12rem', margin: 0, color: theme.vars.palette.text.primary },
  variants: [{ props: { tone: 'error' }, style: { color: theme.vars.palette.error.main } }],
}));

/** A message next to what it is about. */
export function Notice({ tone, role, children, action }: Props) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon;
  return (
    <Frame tone={tone} role={role}>
      <Icon />
      <p>{children}</p>
      {action}
    </Frame>
  );
}
