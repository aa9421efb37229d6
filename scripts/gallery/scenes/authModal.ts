import { ACCOUNT_TYPE_REDIRECT_DELAY } from '../../../domain/limits';
import type { Asked, Stage } from '../stage';
import type { Scene, Scenes } from '../scene';

const PASSWORD = 'sabuni-za-ziwa';
const UNAVAILABLE = { status: 503, json: { detail: 'Service unavailable' } };

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const field = (stage: Stage, name: string) => dialog(stage).locator(`[name="${name}"]`);
const press = (stage: Stage, text: string) =>
  dialog(stage)
    .getByRole('button', { name: stage.say(text), exact: true })
    .click();
const submit = (stage: Stage) => dialog(stage).locator('button[type="submit"]').click();

async function openLogin(stage: Stage): Promise<void> {
  await stage.open('/');
  await stage.button('Log In').first().click();
  await field(stage, 'user_name').waitFor();
}

async function logIn(stage: Stage): Promise<void> {
  await openLogin(stage);
  await field(stage, 'user_name').fill('wanjiku');
  await field(stage, 'user_password').fill(PASSWORD);
  await submit(stage);
}

/** The second step comes after a password of an account that has one. */
async function openCode(stage: Stage): Promise<void> {
  await stage.answer('POST /accounts/login/', {
    status: 200,
    json: { challenge: 'of-the-gallery' },
  });
  await logIn(stage);
  await field(stage, 'code').fill('123 456');
}

type AccountKind = 'individual' | 'business';

const chooseKind = (stage: Stage, kind: AccountKind) =>
  dialog(stage)
    .getByRole('radio', { name: stage.say(NAMES[kind]) })
    .check({ force: true });

const NAMES = { individual: 'Individual', business: 'Business' } as const;

const CREATE = {
  individual: 'Create an Individual Account',
  business: 'Create a Business Account',
} as const;

async function openIntro(stage: Stage): Promise<void> {
  await openLogin(stage);
  await press(stage, 'Create an account');
}

async function openForm(stage: Stage, kind: AccountKind): Promise<void> {
  await openIntro(stage);
  await chooseKind(stage, kind);
  await press(stage, CREATE[kind]);
}

async function signUp(stage: Stage, kind: AccountKind): Promise<void> {
  await openForm(stage, kind);
  if (kind === 'individual') {
    await field(stage, 'user_name').fill('nafula');
    await field(stage, 'first_name').fill('Nafula');
    await field(stage, 'last_name').fill('Wekesa');
    await field(stage, 'geo_location').selectOption('KE');
    await field(stage, 'gender').selectOption({ index: 1 });
    await field(stage, 'user_age_bracket').selectOption({ index: 2 });
  } else await field(stage, 'first_name').fill('Ahero Driers');
  await field(stage, 'user_email').fill('habari@ahero-driers.example');
  await field(stage, 'user_password').fill(PASSWORD);
  await field(stage, 'confirm_password').fill(PASSWORD);
  await field(stage, 'agree_terms').check();
  await submit(stage);
}

/** A form as it is opened, while it is sent, and after no server answered. */
const formScenes = (step: string, kind: AccountKind): Scene[] => [
  { place: `${step}.ready`, bring: (stage) => openForm(stage, kind) },
  {
    place: `${step}.submitting`,
    async bring(stage) {
      await stage.leaveUnanswered('POST /accounts/signup/');
      await signUp(stage, kind);
    },
  },
  {
    place: `${step}.failed`,
    async bring(stage) {
      await stage.answer('POST /accounts/signup/', UNAVAILABLE);
      await signUp(stage, kind);
    },
  },
];

async function openReset(stage: Stage): Promise<void> {
  await openLogin(stage);
  await press(stage, 'Forgot password?');
}

const SET_TYPE: Asked = 'POST /mainapp/user/update-user-type/';

async function openAccountType(stage: Stage): Promise<void> {
  const { token } = await stage.member('wanjiku');
  await stage.open(`/?is_new_user=true&token=${token}`);
  await chooseKind(stage, 'business');
}

async function setAccountType(stage: Stage): Promise<void> {
  await openAccountType(stage);
  await field(stage, 'agree_terms').check();
  await submit(stage);
}

export const authModal: Scenes = {
  machine: 'authModal',
  scenes: [
    { place: 'login.ready', bring: openLogin },
    {
      place: 'login.submitting',
      async bring(stage) {
        await stage.leaveUnanswered('POST /accounts/login/');
        await logIn(stage);
      },
    },
    { place: 'login.refused', bring: logIn },
    {
      place: 'login.failed',
      async bring(stage) {
        await stage.answer('POST /accounts/login/', {
          status: 429,
          headers: { 'Retry-After': '90' },
          json: { detail: 'Too many attempts.' },
        });
        await logIn(stage);
      },
    },
    { place: 'code.ready', bring: openCode },
    {
      place: 'code.submitting',
      async bring(stage) {
        await stage.leaveUnanswered('POST /accounts/login/code/');
        await openCode(stage);
        await submit(stage);
      },
    },
    {
      place: 'code.failed',
      async bring(stage) {
        await openCode(stage);
        await submit(stage);
      },
    },
    { place: 'intro', bring: openIntro },
    ...formScenes('registerUser', 'individual'),
    ...formScenes('registerBusiness', 'business'),
    { place: 'resetPassword.ready', bring: openReset },
    {
      place: 'resetPassword.sending',
      async bring(stage) {
        await stage.leaveUnanswered('POST /dj-rest-auth/password/reset/');
        await openReset(stage);
        await field(stage, 'email').fill('wanjiku@example.org');
        await submit(stage);
      },
    },
    { place: 'accountType.choosing', bring: openAccountType },
    {
      place: 'accountType.updating',
      async bring(stage) {
        await stage.leaveUnanswered(SET_TYPE);
        await setAccountType(stage);
      },
    },
    {
      place: 'accountType.updated',
      stops: [ACCOUNT_TYPE_REDIRECT_DELAY],
      async bring(stage) {
        await stage.answer(SET_TYPE, {
          status: 200,
          json: { success: true, user_type: 'business', error: null },
        });
        await setAccountType(stage);
      },
    },
  ],
};
