import { expect, type Locator, type Page } from '@playwright/test';
import { QUESTIONNAIRE, questionByCode } from '../../domain/vetting/questionnaire';
import { storedAnswers } from '../support/assessments';
import { fillEvent } from '../support/eventForm';
import { bar } from '../support/phone';
import { DEMO_PASSWORD, keepSession, openLogin } from '../support/test';
import {
  aBusiness,
  aDemo,
  anIndividual,
  signedInAnew,
  stillSignedIn,
  type Caller,
  type KnownMember,
} from './accounts';
import type { ScreenName } from './cells';
import type { Target } from './faultProxy';

/** Why a call has not done what it should. */
export type Failure = 'server' | 'shape' | 'throttled' | 'unreachable' | 'givenUp';

/** A screen on which something was typed that is not sent yet. */
export interface Opened {
  /** What is sent when `send` is called. */
  target: Target;
  field: Locator;
  /** The same field in another tab. */
  fieldOn(page: Page): Locator;
  typed: string;
  /** What sends it; null where it is sent by itself. */
  button: Locator | null;
  /** Who is signed in; null where nobody is. */
  member: KnownMember | null;
  send(): Promise<void>;
  /** The message of the screen is there (E). */
  failed(failure: Failure): Promise<void>;
  done(): Promise<void>;
  /** How many rows the server has of what was typed; null where there is none to count. */
  rows: (() => Promise<number>) | null;
}

export interface Place extends Caller {
  page: Page;
  /** The sign-in is of this page alone. */
  isAlone?: boolean;
}

let count = 0;
/** Differs from all others of a run. */
const unique = (): number => (count += 1);

const REASONS: Record<Failure, RegExp> = {
  server: /Something went wrong on our side/,
  shape: /Something went wrong on our side/,
  throttled: /You have done this too often/,
  unreachable: /Unable to connect to the server/,
  givenUp: /You stopped waiting/,
};

const LOGIN_REASONS: Record<Failure, RegExp> = {
  server: /Our servers are experiencing issues/,
  shape: /Login failed\. Please try again\./,
  throttled: /Too many login attempts/,
  unreachable: /Unable to connect to the server/,
  givenUp: /You stopped waiting/,
};

const alertIn = (at: Page | Locator, reason: RegExp) =>
  expect(at.getByRole('alert').filter({ hasText: reason })).toBeVisible();

async function read<Answer>(caller: Caller, member: KnownMember, path: string): Promise<Answer> {
  // A test may have ended the sign-in that the page began with.
  const { token } = await stillSignedIn(caller, member);
  const answer = await caller.request.get(path, { headers: { Authorization: `Token ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

/** Opens an address as a member whose sign-in this browser keeps. */
async function visit(place: Place, known: KnownMember, path: string): Promise<KnownMember> {
  const member = await (place.isAlone ? signedInAnew : stillSignedIn)(place, known);
  await keepSession(place.page, member.session);
  await place.page.goto(path);
  return member;
}

async function openLoginScreen({ page }: Place): Promise<Opened> {
  await page.goto('/contact');
  const dialog = await openLogin(page);
  const field = dialog.getByRole('textbox', { name: 'Username' });
  await field.fill('wanjiku');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const button = dialog.getByRole('button', { name: 'Log In', exact: true });
  return {
    target: 'POST /accounts/login/',
    field,
    fieldOn: (at) => at.getByRole('dialog').getByRole('textbox', { name: 'Username' }),
    typed: 'wanjiku',
    button,
    member: null,
    send: () => button.click(),
    failed: (failure) => alertIn(dialog, LOGIN_REASONS[failure]),
    done: () => expect(dialog).toBeHidden(),
    rows: null,
  };
}

async function openForm(place: Place): Promise<Opened> {
  const { page } = place;
  const member = await visit(place, await anIndividual(place), '/profile');
  const path = `/mainapp/profile/${member.user_id}/` as const;
  const form = page.getByRole('main').locator('form').first();
  const fieldOn = (at: Page) => at.getByLabel('First Name');
  const field = fieldOn(page);
  const button = form.getByRole('button', { name: 'Save Changes' });
  const typed = `Moraa the ${unique()}th`;
  await expect(field).toHaveValue(/^Moraa/);
  await field.fill(typed);
  return {
    target: `PUT ${path}`,
    field,
    fieldOn,
    typed,
    button,
    member,
    send: () => button.click(),
    failed: (failure) => alertIn(form, REASONS[failure]),
    done: () => expect(form.getByText(/^Saved \d/)).toBeVisible(),
    rows: async () => {
      const { first_name } = await read<{ first_name: string }>(place, member, path);
      return first_name === typed ? 1 : 0;
    },
  };
}

function questionOf(code: string) {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`no question ${code}`);
  return question;
}
/** A share in per cent, which the answers are told apart by. */
const SHARE = questionOf('BD4');

async function openAssessment(place: Place): Promise<Opened> {
  const { page } = place;
  const member = await visit(place, await aBusiness(place), '/vetting/form/1');
  const fieldOn = (at: Page) => at.locator(`#q${SHARE.id} input[inputmode="decimal"]`);
  const field = fieldOn(page);
  await expect(field).toBeEditable();
  const typed = String(unique());
  return {
    target: 'POST /vet/response/',
    field,
    fieldOn,
    typed,
    button: null,
    member,
    // What is typed is sent by itself.
    send: () => field.fill(typed),
    failed: () => expect(bar(page).getByText('Waiting for connection')).toBeVisible(),
    done: () => expect(bar(page).getByText('Saved', { exact: true })).toBeVisible(),
    rows: async () => {
      const answers = await storedAnswers(place.request, await stillSignedIn(place, member));
      return answers.filter(({ question, text }) => question === SHARE.id && text === typed).length;
    },
  };
}

async function openPost(place: Place): Promise<Opened> {
  const { page } = place;
  const member = await visit(place, await aDemo(place, 'wanjiku'), '/events/post');
  const typed = `Mending with faults, ${unique()}`;
  const fieldOn = (at: Page) => at.getByLabel('Name (required)');
  const field = fieldOn(page);
  const button = page.getByRole('button', { name: 'Send for review' });
  await expect(field).toBeEditable();
  await fillEvent(page, typed);
  return {
    target: 'POST /mainapp/events/',
    field,
    fieldOn,
    typed,
    button,
    member,
    send: () => button.click(),
    failed: (failure) => alertIn(page, REASONS[failure]),
    done: () => page.waitForURL('**/events/my-events'),
    rows: async () => {
      const path = `/mainapp/events/?user_id=${member.user_id}`;
      const events = await read<{ name: string }[]>(place, member, path);
      return events.filter(({ name }) => name === typed).length;
    },
  };
}

const TEXT_PATH = '/mainapp/admin/texts/listed/';

async function openAdmin(place: Place): Promise<Opened> {
  const { page } = place;
  const member = await visit(place, await aDemo(place, 'admin'), '/vetting/admin/texts/listed');
  const fieldOn = (at: Page) => at.getByLabel(/^Text/).and(at.locator('textarea'));
  const field = fieldOn(page);
  const typed = `A business answers our questions, and we read what it says. Note ${unique()}.`;
  await expect(field).not.toHaveValue('');
  await field.fill(typed);
  const form = page.getByRole('main').locator('form').first();
  const button = form.getByRole('button', { name: 'Save and publish' });
  return {
    target: `PUT ${TEXT_PATH}`,
    field,
    fieldOn,
    typed,
    button,
    member,
    send: () => button.click(),
    failed: (failure) => alertIn(form, REASONS[failure]),
    done: () => expect(page.getByText('Saved: How to be listed')).toBeVisible(),
    rows: async () => {
      const { versions } = await read<{ versions: { text: string | null }[] }>(
        place,
        member,
        TEXT_PATH,
      );
      return versions.filter(({ text }) => text === typed).length;
    },
  };
}

/** Opens a screen on which something can be sent, and types. */
export const OPENERS = {
  login: openLoginScreen,
  form: openForm,
  assessment: openAssessment,
  post: openPost,
  admin: openAdmin,
} satisfies Partial<Record<ScreenName, (place: Place) => Promise<Opened>>>;

export type WritingScreen = keyof typeof OPENERS;

/** The screens of members. */
export const MEMBER_SCREENS = ['form', 'assessment', 'post', 'admin'] as const;

/** Where each of them is. */
export const ADDRESSES = {
  form: '/profile',
  assessment: '/vetting/form/1',
  post: '/events/post',
  admin: '/vetting/admin/texts/listed',
} as const;

/** Signs in with the popup that is open. */
export async function logInAs(
  page: Page,
  { username, password }: Pick<KnownMember, 'username' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export const WRITING_SCREENS = Object.keys(OPENERS) as WritingScreen[];

/** A search on the public list, which is sent as it is typed. */
export async function openPublic({ page, settle }: Place & { settle: Settle }): Promise<Opened> {
  await page.goto('/kijani-directory');
  await settle(page);
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', { name: 'What do you need?' });
  const typed = 'coffee';
  const again = main.getByRole('button', { name: 'Try again' });
  return {
    target: 'GET /mainapp/listings/search/',
    field,
    fieldOn: (at) => at.getByRole('main').getByRole('combobox', { name: 'What do you need?' }),
    typed,
    button: null,
    member: null,
    // What repeats by itself may take the button away before the click.
    send: () =>
      expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2_000 });
        else await field.fill(typed);
      }).toPass(),
    failed: async () => {
      // Not long: what repeats by itself waits for the clock, which is moved before the next look.
      await expect(again).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    done: async () => {
      await expect(main.getByRole('link', { name: 'Rwama Coffee Growers' })).toBeVisible();
      await expect(again).toBeHidden();
    },
    rows: null,
  };
}

type Settle = (page: Page) => Promise<void>;

/** What was typed is still there (K). */
export const expectKept = ({ field, typed }: Opened): Promise<void> =>
  expect(field).toHaveValue(typed);

/** What was typed arrives, once (1). */
export async function expectSentOnce(opened: Opened): Promise<void> {
  await opened.done();
  if (opened.rows) await expect.poll(opened.rows).toBe(1);
}
