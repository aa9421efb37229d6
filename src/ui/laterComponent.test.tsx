import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { forgetScreen, haveScreen } from '../testing/screenWidth';
import { laterComponent } from './laterComponent';

const Part = () => <p>Part, alive</p>;
const MARKUP = '<!--$--><p>Part, alive</p><!--/$-->';

/** Takes over markup of the server; `again` renders its parent once more. */
async function takeOver(load: () => Promise<{ default: typeof Part }>) {
  const Later = laterComponent(load, <p>Waiting</p>);
  const complaints: unknown[] = [];
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = MARKUP;
  const Page = () => <Later />;
  const root = await act(() =>
    hydrateRoot(container, <Page />, {
      onRecoverableError: (error) => void complaints.push(error),
    }),
  );
  const again = () => {
    act(() => root.render(<Page />));
  };
  return { complaints, again, root };
}

const firstInput = () =>
  act(async () => {
    window.dispatchEvent(new Event('keydown'));
    await Promise.resolve();
  });

test('loads the code at once where the server has rendered nothing', async () => {
  const Later = laterComponent(() => Promise.resolve({ default: Part }), <p>Waiting</p>);
  render(<Later />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByText('Part, alive')).toBeInTheDocument();
});

test('shows nothing when the code is missing where the server has rendered nothing', async () => {
  const Later = laterComponent(() => Promise.reject(new Error('offline')), <p>Waiting</p>);
  const { container } = render(<Later />);
  await act(() => Promise.resolve());
  expect(container).toHaveTextContent('');
});

test('takes over markup of the server with the first input, whatever is rendered before', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Part }));
  const { complaints, again, root } = await takeOver(load);
  const text = screen.getByText('Part, alive');
  again();
  expect(load).not.toHaveBeenCalled();
  await firstInput();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Part, alive')).toBe(text);
  expect(complaints).toEqual([]);
  act(() => root.unmount());
});

test('takes over markup of the server when the device changes its colours', async () => {
  haveScreen('min-width');
  const colours = window.matchMedia('');
  window.matchMedia = () => colours;
  const load = jest.fn(() => Promise.resolve({ default: Part }));
  const { complaints, root } = await takeOver(load);
  forgetScreen();
  await act(async () => {
    colours.dispatchEvent(new Event('change'));
    await Promise.resolve();
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Part, alive')).toBeInTheDocument();
  expect(complaints).toEqual([]);
  act(() => root.unmount());
});

test('leaves markup of the server when the code is missing', async () => {
  const { complaints, again, root } = await takeOver(() => Promise.reject(new Error('offline')));
  await firstInput();
  again();
  expect(screen.getByText('Part, alive')).toBeInTheDocument();
  expect(complaints).toEqual([]);
  act(() => root.unmount());
});
