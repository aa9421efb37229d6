import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { SnackbarContent } from 'notistack';
import { useState, type CSSProperties, type Ref } from 'react';
import { t } from '../../../domain/language';
import { CheckIcon, CloseIcon } from '../../ui/actionIcons';
import { AlertIcon, InfoIcon } from '../../ui/icons';
import type { Toast } from '../../ui/toasts';
import { toastText } from './toastPlace';
import { useCountdown } from './useCountdown';
import { useDragAway } from './useDragAway';

interface Props {
  toast: Toast;
  duration: number;
  onClose: () => void;
  /** Both come from notistack's transition. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

const ICONS = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'variant' })<{
  variant: Toast['variant'];
}>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  padding: theme.spacing(0.5, 0.5, 0.5, 2),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '6px solid currentColor',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  touchAction: 'pan-y',
  userSelect: 'none',
  variants: (['success', 'error', 'info'] as const).map((variant) => ({
    props: { variant },
    style: { color: theme.vars.palette[variant].main },
  })),
  '& > p, & > button': { color: theme.vars.palette.text.primary },
  '& > p': { flex: 1, margin: 0, ...toastText(theme) },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(1), paddingLeft: theme.spacing(1.5) },
}));

export function ToastCard({ toast, duration, onClose, ref, style }: Props) {
  const [isPaused, setIsPaused] = useState(false);
  const drag = useDragAway(onClose);
  useCountdown(duration, isPaused || drag.isDragging, onClose);
  const { action } = toast;
  const Icon = ICONS[toast.variant];
  return (
    <SnackbarContent ref={ref} style={style} role={toast.variant === 'error' ? 'alert' : 'status'}>
      <Card
        variant={toast.variant}
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
        {...drag.handlers}
        style={drag.style}
      >
        <Icon />
        <p>{toast.message}</p>
        {action && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              action.onAct();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton aria-label={t('Close message')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Card>
    </SnackbarContent>
  );
}
