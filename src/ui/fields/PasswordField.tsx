import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { CheckIcon } from '../actionIcons';
import { keepFocus } from './keepFocus';
import { TextField } from './TextField';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: ReactNode;
  maxLength?: number;
  /** Turns the field green and says this, by icon and words, since colour alone says nothing. */
  confirmation?: string | null;
}

const Frame = styled('div')(({ theme }) => ({
  '&[data-confirmed="true"] .MuiOutlinedInput-notchedOutline': {
    borderColor: `${theme.vars.palette.success.main} !important`,
    borderWidth: 2,
  },
}));

const Confirmed = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: 600,
  color: theme.vars.palette.success.main,
  '& svg': { fontSize: '1.25rem' },
}));

/** A password that can be read while it is typed. */
export function PasswordField({ confirmation = null, help, ...props }: Props) {
  const [isShown, setIsShown] = useState(false);
  const text = confirmation ? (
    <Confirmed role="status">
      <CheckIcon />
      {confirmation}
    </Confirmed>
  ) : (
    help
  );
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        {...keepFocus}
        edge="end"
        aria-label={isShown ? t('Hide password') : t('Show password')}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <Frame data-confirmed={confirmation !== null}>
      <TextField
        {...props}
        help={text}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        required
        endAdornment={toggle}
      />
    </Frame>
  );
}
