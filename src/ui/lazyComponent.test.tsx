import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyComponent } from './lazyComponent';
import { NOT_LOADED, PRELOAD_ERROR } from './loadChunk';
import { createToasts, ToastsContext } from './toasts';

function Text({ children }: { children: string }) {
  const [count, setCount] = useState(0);
  const [words, setWords] = useState('');
  return (
    <>
      <p>{children}</p>
      <input
        aria-label={`Words: ${words}`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button onClick={() => setCount(count + 1)}>Pressed {String(count)}</button>
    </>
  );
}

const user = userEvent.setup({ delay: null });

let root: Root | null = null;
let isMissing = true;
let complaints: unknown[] = [];
let messages: string[] = [];
const load = jest.fn(() =>
  isMissing ? Promise.reject(new Error('no connection')) : Promise.resolve({ default: Text }),
);

beforeEach(() => {
  isMissing = true;
  complaints = [];
  messages = [];
  load.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

/** Takes over what a server with all code has rendered. */
async function hydrate() {
  const OnServer = lazyComponent(() => Promise.resolve({ default: Text }));
  await OnServer.preload('');
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<OnServer>Rules of the community</OnServer>);
  const Part = lazyComponent(load, 'waiting');
  const toasts = createToasts();
  toasts.connect(({ message }) => void messages.push(message));
  await act(async () => {
    root = hydrateRoot(
      container,
      <ToastsContext value={toasts}>
        <Part>Rules of the community</Part>
      </ToastsContext>,
      { onRecoverableError: (error) => void complaints.push(error) },
    );
    await Promise.resolve();
  });
}

const button = (name: string) => screen.getByRole('button', { name });

test('keeps what the server rendered when its code cannot be loaded, until it can be', async () => {
  await hydrate();
  expect(screen.getByText('Rules of the community')).toBeInTheDocument();
  expect(messages).toEqual([NOT_LOADED]);
  await user.click(button('Pressed 0'));
  await waitFor(() => expect(messages).toEqual([NOT_LOADED, NOT_LOADED]));
  expect(screen.getByText('Rules of the community')).toBeInTheDocument();
  isMissing = false;
  await user.click(button('Pressed 0'));
  await user.click(button('Pressed 0'));
  expect(button('Pressed 1')).toBeInTheDocument();
  expect(messages).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('enters what was typed while the code was missing', async () => {
  await hydrate();
  await user.tab();
  await user.keyboard('soap');
  expect(screen.getByRole('textbox', { name: 'Words:' })).toHaveValue('soap');
  isMissing = false;
  await user.click(button('Pressed 0'));
  expect(await screen.findByRole('textbox', { name: 'Words: soap' })).toHaveValue('soap');
  expect(complaints).toEqual([]);
});

test('asks again by itself when the connection is back', async () => {
  await hydrate();
  isMissing = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  await user.click(button('Pressed 0'));
  expect(button('Pressed 1')).toBeInTheDocument();
});

test('loads the code of its parts with its own', async () => {
  const preloadParts = jest.fn(() => Promise.resolve());
  const TextWithParts = Object.assign(() => null, { preloadParts });
  const Part = lazyComponent(() => Promise.resolve({ default: TextWithParts }));
  await Part.preload('?view=map');
  expect(preloadParts).toHaveBeenCalledWith('?view=map');
});

test('starts the first half of its code in a task of its own, once', async () => {
  const steps: string[] = [];
  const Part = lazyComponent(
    () => {
      steps.push('all of it');
      return Promise.resolve({ default: Text });
    },
    null,
    () => {
      steps.push('the first half');
      setTimeout(() => steps.push('another task'));
      return Promise.resolve();
    },
  );
  await Part.preload('');
  await Part.preload('');
  expect(steps).toEqual(['the first half', 'another task', 'all of it', 'all of it']);
});

test('says that the first half of its code is missing', async () => {
  const missing = jest.fn();
  window.addEventListener(PRELOAD_ERROR, missing, { once: true });
  const Part = lazyComponent(
    () => Promise.resolve({ default: Text }),
    null,
    () => Promise.reject(new Error('no connection')),
  );
  await expect(Part.preload('')).rejects.toThrow('no connection');
  expect(missing).toHaveBeenCalledTimes(1);
});
