/** The reader has set the browser to ask that nobody follows what they do (DNT, GPC). */
export const asksForPrivacy = (browser: Navigator): boolean =>
  browser.doNotTrack === '1' ||
  ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
