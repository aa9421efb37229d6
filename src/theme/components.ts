import type { Components, Theme } from '@mui/material/styles';
import { globalStyles } from './globalStyles';

const TOUCH_TARGET = 44;
const onTouch = '@media (pointer: coarse)';

export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        paddingInline: 20,
        variants: [
          {
            props: { size: 'small' },
            style: ({ theme }) => ({
              minHeight: 36,
              paddingInline: 14,
              whiteSpace: 'nowrap',
              fontSize: theme.typography.body2.fontSize,
              [onTouch]: { minHeight: TOUCH_TARGET },
            }),
          },
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 28 } },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { borderColor: 'currentColor' },
          },
        ],
      },
      startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET, color: 'inherit' } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 18,
        [theme.breakpoints.down('sm')]: {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 30,
        borderRadius: 8,
        fontWeight: 600,
        [onTouch]: { '&.MuiChip-clickable': { minHeight: TOUCH_TARGET } },
      },
      label: { whiteSpace: 'normal', paddingBlock: 4 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, fontSize: '1rem', alignItems: 'flex-start' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontWeight: 600,
        whiteSpace: 'normal',
        overflow: 'visible',
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.primary }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        minHeight: 48,
      }),
      input: { paddingBlock: 12, height: 'auto', minHeight: 24 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.875rem' } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
};
