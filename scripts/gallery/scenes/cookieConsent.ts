import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import type { Scene, Scenes } from '../scene';

/** The banner on its way out, after the button was pressed. */
const slidingOut = (place: string, button: string): Scene => ({
  place,
  hasBanner: true,
  stops: [COOKIE_BANNER_SLIDE],
  async bring(stage) {
    await stage.open('/');
    await stage.button(button).click();
  },
});

/** The page on which the choice can be changed, with this choice. */
const settled = (place: string, stored: 'true' | 'false'): Scene => ({
  place,
  hasBanner: true,
  async bring(stage) {
    await stage.page.addInitScript((kept) => localStorage.setItem('cookiesAccepted', kept), stored);
    await stage.open('/privacy-policy');
  },
  shows: ({ page, say }) =>
    page.getByRole('heading', { name: say('Your choice about recording') }).first(),
});

export const cookieConsent: Scenes = {
  machine: 'cookieConsent',
  scenes: [
    { place: 'asking', hasBanner: true, bring: (stage) => stage.open('/') },
    slidingOut('accepted.slidingOut', 'Accept'),
    settled('accepted.settled', 'true'),
    slidingOut('declined.slidingOut', 'Decline'),
    settled('declined.settled', 'false'),
  ],
};
