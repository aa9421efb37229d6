interface Screen {
  /** `page`: has an address, under the same key in the SPA's paths; `overlay`: lies over any page. */
  kind: 'page' | 'overlay';
  name: string;
}

const page = (name: string) => ({ kind: 'page', name }) as const;
const overlay = (name: string) => ({ kind: 'overlay', name }) as const;

/** What a person sees while a machine is in a state that names it as `meta.screen`. */
export const SCREENS = {
  home: page('Home'),
  memberZone: page('Member Zone'),
  vetting: page('Vetting Tool'),
  vettingForm: page('Questions of a category'),
  vettingCompletion: page('Completion of the assessment'),
  adminProgress: page('Business Pipeline'),
  directory: page('Business Directory'),
  privacyPolicy: page('Privacy Policy'),
  startSpinner: overlay('Spinner at the start'),
  switchDialog: overlay('“Switch account?”'),
  cookieBanner: overlay('Cookie banner'),
  updateNotice: overlay('Notice of a new version'),
  loginStep: overlay('Sign-in popup: login'),
  codeStep: overlay('Sign-in popup: code of the second step'),
  introStep: overlay('Sign-in popup: Individual or Business'),
  registerUserStep: overlay('Sign-in popup: form of an individual'),
  registerBusinessStep: overlay('Sign-in popup: form of a business'),
  resetPasswordStep: overlay('Sign-in popup: reset password'),
  accountTypeStep: overlay('Sign-in popup: account type'),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
