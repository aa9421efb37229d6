import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { ScreenName } from '../../../domain/screens';
import { authModalEvents, authModalWalks } from '../../machines/testing/authModalBench';
import type { AuthModalEvent } from '../../machines/authModal/authModalMachine';
import { settled } from '../../machines/testing/held';
import {
  coveringPaths,
  createStage,
  isSent,
  titleOf,
  walkOn,
  type Stage,
} from '../../machines/testing/paths';
import { record } from '../../machines/testing/record';
import { isOverlay, OVERLAYS } from '../../testing/overlays';
import { renderDialog } from './testing/renderDialog';

type EventType = AuthModalEvent['type'];

const close = { 'modal.closed': ['CLOSE'] };
const toLogin = { 'login.chosen': ['Log In'] };
const register = { 'registration.submitted': ['Create Account'], ...toLogin, ...close };

/** The buttons of each step and what they send. */
const BUTTONS: Partial<Record<ScreenName, Partial<Record<EventType, string[]>>>> = {
  loginStep: {
    'credentials.submitted': ['Log In'],
    'intro.chosen': ['Create an account'],
    'resetPassword.chosen': ['Forgot password?'],
    ...close,
  },
  codeStep: { 'code.submitted': ['Continue'], 'login.chosen': ['Back to Log In'], ...close },
  introStep: {
    'register.chosen': ['Create an Individual Account', 'Create a Business Account'],
    ...toLogin,
    ...close,
  },
  registerUserStep: register,
  registerBusinessStep: register,
  resetPasswordStep: {
    'resetEmail.submitted': ['Send Reset Link'],
    'login.chosen': ['Back to Log In'],
    ...close,
  },
  accountTypeStep: { 'accountType.submitted': ['Continue'], ...close },
};
const WITHOUT_BUTTON = new Set<EventType>([
  'modal.opened',
  'modal.openedForCode',
  'modal.openedToJoin',
  'modal.openedForAccountType',
  'session.ended',
  'kind.selected',
  'accountType.selected',
]);

const LABELS = { individual: 'Individual', business: 'Business' };

const FIELDS: Partial<Record<EventType, Record<string, string>>> = {
  'credentials.submitted': { Username: 'wanjiku', Password: 'karibu-2026' },
  'registration.submitted': {
    Username: 'wanjiku',
    'First Name': 'Wanjiku',
    'Last Name': 'Mwangi',
    'Email Address': 'wanjiku@example.org',
    'Company Email': 'hello@example.org',
    Country: 'KE',
    Gender: 'female',
    'Age Bracket': '25-34',
    Password: 'karibu-2026',
    'Confirm Password': 'karibu-2026',
  },
  'code.submitted': { Code: '123456' },
  'resetEmail.submitted': { 'Email Address': 'wanjiku@example.org' },
};

const screenOf = (state: AnyMachineSnapshot): ScreenName | undefined =>
  Object.values(state.getMeta() as Record<string, { screen?: ScreenName }>).at(-1)?.screen;

const dialog = () => screen.getByRole('dialog');
const textOf = (element: Element) => element.textContent;
const all = <Found extends Element = Element>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(`[role="dialog"] ${selector}`),
];
const pressable = () => all<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);

/** What somebody does so that the dialog sends the event. */
function gesture(state: AnyMachineSnapshot, event: AuthModalEvent, send: () => void): void {
  for (const [label, value] of Object.entries(FIELDS[event.type] ?? {})) {
    for (const field of all<HTMLInputElement>('input, select')) {
      const labels = [...(field.labels ?? [])].map(textOf);
      if (labels.some((text) => text.startsWith(label)) && field.value !== value) {
        fireEvent.change(field, { target: { value } });
      }
    }
  }
  all<HTMLInputElement>('input[type="checkbox"]:not(:checked)').forEach((box) =>
    fireEvent.click(box),
  );
  const names = BUTTONS[screenOf(state) ?? 'home']?.[event.type] ?? [];
  const button = pressable().find((one) => names.includes(textOf(one)));
  if (button) fireEvent.click(button);
  else if (event.type === 'kind.selected') choose(LABELS[event.kind]);
  else if (event.type === 'accountType.selected') choose(LABELS[event.accountType]);
  else if (event.type === 'modal.opened' && !state.hasTag('open'))
    fireEvent.click(screen.getByText('Open'));
  else send();
}

const choose = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));

/** The dialog says all that the state says, and offers what it takes and nothing else. */
function expectShown(state: AnyMachineSnapshot): boolean {
  const name = screenOf(state);
  const { error, kind, accountType } = state.context as {
    error: string | null;
    kind: keyof typeof LABELS | null;
    accountType: keyof typeof LABELS | null;
  };
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(state.hasTag('open') ? 1 : 0);
  if (!state.hasTag('open') || !name) return true;
  expect(isOverlay(name) && OVERLAYS[name]()).toBe(dialog());
  const success = state.matches({ accountType: 'updated' }) && 'Account type updated successfully';
  expect(all('[role="alert"]').map(textOf)).toEqual([error, success].filter(Boolean));
  expect(all('[aria-busy="true"]').length > 0).toBe(state.hasTag('busy'));
  expect(textOf(dialog()).includes("Can't remember your password?")).toBe(
    state.matches({ login: 'refused' }),
  );
  const chosen = { introStep: kind, accountTypeStep: accountType }[name as string] ?? null;
  expect(
    all<HTMLInputElement>('input[type="radio"]:checked').map(({ labels }) =>
      labels?.[0]?.textContent.startsWith(chosen ? LABELS[chosen] : ''),
    ),
  ).toEqual(chosen ? [true] : []);

  const takes = (type: EventType) =>
    authModalEvents.some((event) => event.type === type && state.can(event));
  const offered = pressable().map(textOf);
  const buttons = BUTTONS[name] ?? {};
  for (const type of new Set(authModalEvents.map((event) => event.type))) {
    if (WITHOUT_BUTTON.has(type)) continue;
    const isOffered = (buttons[type] ?? []).some((text) => offered.includes(text));
    expect([type, isOffered]).toEqual([type, takes(type)]);
  }
  return true;
}

const walks = authModalWalks().flatMap((walk) =>
  coveringPaths(walk).map((path) => ({ walk, path, title: titleOf(path) })),
);

describe('the rendered dialog', () => {
  it.each(walks)(
    'shows the states of $title (has a token: $walk.hasToken)',
    async ({ walk, path }) => {
      const { actor, clock, held } = renderDialog([], { hasToken: walk.hasToken });
      const inner = createStage({ ...walk, actor, clock, held });
      const send = (event: AuthModalEvent) => () => act(() => actor.send(event));
      const stage: Stage = {
        snapshot: inner.snapshot,
        async perform(event) {
          if (!isSent(event)) return act(() => inner.perform(event));
          const given = event as AuthModalEvent;
          gesture(actor.getSnapshot(), given, send(given));
          await act(settled);
        },
      };
      await walkOn(stage, path, expectShown);
    },
  );

  record('walks', {
    machine: 'authModal',
    through: 'the rendered dialog',
    paths: walks.length,
    steps: walks.reduce((sum, { path }) => sum + path.steps.length - 1, 0),
  });
});
