import { msg } from './language';

interface Screen {
  /** `page`: has an address, under the same key in the SPA's paths; `overlay`: lies over any page. */
  kind: 'page' | 'overlay';
  /** Translated where it is shown. */
  name: string;
}

const page = (name: string) => ({ kind: 'page', name }) as const;
const overlay = (name: string) => ({ kind: 'overlay', name }) as const;

/** What a person sees while a machine is in a state that names it as `meta.screen`. */
export const SCREENS = {
  home: page(msg('Home')),
  memberZone: page(msg('Member Zone')),
  vetting: page(msg('Vetting Tool')),
  vettingForm: page(msg('Questions of a category')),
  vettingCompletion: page(msg('Completion of the assessment')),
  myBusiness: page(msg('Business Listing')),
  myResources: page(msg('My resources')),
  myEvents: page(msg('My events')),
  profile: page(msg('Profile')),
  adminProgress: page(msg('Business Pipeline')),
  adminListings: page(msg('Directory Listings')),
  adminModeration: page(msg('Moderation')),
  adminNewsletter: page(msg('Newsletter')),
  adminPrivacy: page(msg('Privacy')),
  allResources: page(msg('All resources')),
  events: page(msg('Events')),
  directory: page(msg('Business Directory')),
  privacyPolicy: page(msg('Privacy Policy')),
  startSpinner: overlay(msg('Spinner at the start')),
  switchDialog: overlay(msg('“Switch account?”')),
  cookieBanner: overlay(msg('Cookie banner')),
  updateNotice: overlay(msg('Notice of a new version')),
  loginStep: overlay(msg('Sign-in popup: login')),
  codeStep: overlay(msg('Sign-in popup: code of the second step')),
  introStep: overlay(msg('Sign-in popup: Individual or Business')),
  registerUserStep: overlay(msg('Sign-in popup: form of an individual')),
  registerBusinessStep: overlay(msg('Sign-in popup: form of a business')),
  resetPasswordStep: overlay(msg('Sign-in popup: reset password')),
  accountTypeStep: overlay(msg('Sign-in popup: account type')),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
