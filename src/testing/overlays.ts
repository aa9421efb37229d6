import { screen } from '@testing-library/react';
import type { SCREENS, ScreenName } from '../../domain/screens';

type OverlayName = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['kind'] extends 'overlay' ? Name : never;
}[ScreenName];

const dialog = (name: string) => () => screen.queryByRole('dialog', { name });

/** How a person finds what lies over the pages; null while it is not there. */
export const OVERLAYS: Record<OverlayName, () => HTMLElement | null> = {
  startSpinner: () => screen.queryByRole('status', { name: 'Loading' }),
  switchDialog: () => screen.queryByRole('alertdialog', { name: 'Switch account?' }),
  cookieBanner: () => screen.queryByRole('region', { name: 'Cookies' }),
  updateNotice: () => screen.queryByText(/^A new version of .* is ready/),
  loginStep: dialog('Log In'),
  codeStep: dialog('Enter Your Code'),
  introStep: dialog('Get Started'),
  registerUserStep: dialog('Create an Individual Account'),
  registerBusinessStep: dialog('Create a Business Account'),
  resetPasswordStep: dialog('Reset Password'),
  accountTypeStep: dialog('Choose your account type'),
};

export const isOverlay = (name: string): name is OverlayName => name in OVERLAYS;
