import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AuthModalActorContext } from '../../../actors/authModal';
import { ConfigContext, defaultConfig, type AppConfig } from '../../../config';
import type { Way } from '../../../machines/session/sessionMachine';
import type { AuthModalEvent } from '../../../machines/authModal/authModalMachine';
import { SessionActorContext } from '../../../actors/session';
import { begin } from '../../../machines/testing/authModalBench';
import { begin as beginSession, visitor } from '../../../machines/testing/sessionBench';
import { startedSession } from '../../../testing/startedSession';
import { Styled } from '../../../testing/Styled';
import { AuthDialog } from '../AuthDialog';

interface Options {
  config?: Partial<AppConfig>;
  hasToken?: boolean;
  /** Where the sign-in is to lead. */
  way?: Partial<Way>;
}

/** The dialog over a page with a button, on the real machine with requests that wait for the test. */
export function renderDialog(events: AuthModalEvent[] = [], options: Options = {}) {
  const { config = {}, hasToken = true, way = {} } = options;
  const bench = begin([], { hasToken });
  const session = beginSession();
  session.restoring.resolve({ ...visitor, ...way });
  const page = (
    <>
      <button onClick={() => bench.actor.send({ type: 'modal.opened' })}>Open</button>
      <AuthDialog />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/terms-conditions', element: <h1>Terms</h1> },
  ]);
  render(
    <Styled>
      <ConfigContext value={{ ...defaultConfig, ...config }}>
        <SessionActorContext value={startedSession(session.actor)}>
          <AuthModalActorContext value={bench.actor}>
            <RouterProvider router={router} />
          </AuthModalActorContext>
        </SessionActorContext>
      </ConfigContext>
    </Styled>,
  );
  const send = (...more: AuthModalEvent[]) =>
    act(() => {
      for (const event of more) bench.actor.send(event);
    });
  send(...events);
  const user = userEvent.setup({ delay: null });
  const dialog = () => within(screen.getByRole('dialog'));
  const field = (label: string) => dialog().getByLabelText(label, { selector: 'input, select' });
  return {
    ...bench,
    user,
    send,
    dialog,
    field,
    /** Pastes into an empty field: much quicker than typing. */
    fill: async (label: string, text: string) => {
      await user.click(field(label));
      await user.paste(text);
    },
    button: (name: string) => dialog().getByRole('button', { name }),
    /** Lets a request that the test has answered come back. */
    answered: (answer: () => void) =>
      act(async () => {
        answer();
        await Promise.resolve();
      }),
  };
}
