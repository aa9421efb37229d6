import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../../domain/limits';
import type { Scenes } from '../scene';
import type { Stage } from '../stage';

const BUSINESS = 'hello@mwangaza-soaps.example';

/** Opens the home page by a link that signs somebody in. */
async function land(stage: Stage, username: string, more = ''): Promise<void> {
  const { token } = await stage.member(username);
  await stage.open(`/?token=${token}${more}`);
}

export const session: Scenes = {
  machine: 'session',
  scenes: [
    {
      place: 'initialising',
      async bring(stage) {
        await stage.leaveUnanswered('GET /accounts/me/');
        await land(stage, 'wanjiku');
      },
    },
    {
      place: 'confirmingSwitch',
      async bring(stage) {
        await stage.signInAs(await stage.member('wanjiku'));
        await land(stage, BUSINESS);
      },
    },
    { place: 'signedOut.browsing', bring: (stage) => stage.open('/') },
    {
      place: 'signedOut.asked',
      async bring(stage) {
        await stage.open('/');
        await stage.button('Log In').first().click();
      },
    },
    {
      place: 'signedOut.joining',
      async bring(stage) {
        await stage.open('/');
        await stage.button('Join the community').first().click();
      },
    },
    {
      place: 'signedOut.atGate',
      stops: [SIGN_IN_POPUP_DELAY],
      bring: (stage) => stage.open('/vetting'),
    },
    {
      place: 'signedOut.lapsed',
      async bring(stage) {
        // To end the session itself would end that of the other scenes too.
        await stage.answer('GET /mainapp/**', { status: 401, json: { detail: 'Invalid token.' } });
        await stage.openAs('wanjiku', '/general');
      },
    },
    {
      place: 'signedIn.arriving',
      stops: [POST_LOGIN_REDIRECT_DELAY],
      bring: (stage) => land(stage, 'wanjiku'),
    },
    {
      place: 'signedIn.choosingAccountType',
      bring: (stage) => land(stage, 'wanjiku', '&is_new_user=true'),
    },
    { place: 'signedIn.settled', bring: (stage) => stage.openAs('wanjiku', '/general') },
    {
      place: 'signingOut',
      async bring(stage) {
        await stage.openAs('wanjiku', '/general');
        await stage.leaveUnanswered('POST /accounts/logout/');
        await stage.page
          .getByRole('main')
          .getByRole('button', { name: stage.say('Log Out') })
          .click();
      },
    },
  ],
};
