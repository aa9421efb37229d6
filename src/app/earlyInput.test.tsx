import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyInput } from './earlyInput';
import { replayEarlyInput } from './replayEarlyInput';

function Form({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const [county, setCounty] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <form>
        <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <select
          aria-label="County"
          value={county}
          onChange={(event) => setCounty(event.target.value)}
        >
          <option value="">All</option>
          <option value="kisumu">Kisumu</option>
        </select>
        <input
          aria-label="Reviewed"
          type="checkbox"
          checked={isChecked}
          onChange={(event) => setIsChecked(event.target.checked)}
        />
        <button type="button" onClick={() => onSend(`${text} ${county} ${isChecked}`)}>
          <span>Send</span>
        </button>
      </form>
      <output>{`${text} ${county} ${isChecked}`}</output>
    </>
  );
}

const sent = jest.fn<void, [string]>();
const user = userEvent.setup({ delay: null });
let container: HTMLElement;

beforeEach(() => {
  sent.mockReset();
  container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Form onSend={sent} />);
  keepEarlyInput(window);
});

/** The document is that of the next test file too. */
afterEach(() => window.earlyInput?.stop());

const named = (name: string) => {
  const element = container.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!element) throw new Error(`${name} is missing`);
  return element;
};
const sendLabel = () => {
  const label = container.querySelector('span');
  if (!label) throw new Error('the button is missing');
  return label;
};

function replay(): void {
  const { kept = [], stop } = window.earlyInput ?? {};
  stop?.();
  replayEarlyInput(kept);
}

const takeOver = () =>
  act(() => {
    hydrateRoot(container, <Form onSend={sent} />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    replay();
  });

test('keeps what was entered and pressed before React took over', async () => {
  await user.type(named('Text'), 'honey');
  await user.selectOptions(named('County'), 'kisumu');
  await user.click(named('Reviewed'));
  await user.click(sendLabel());
  expect(sent).not.toHaveBeenCalled();
  takeOver();
  expect(container.querySelector('output')?.textContent).toBe('honey kisumu true');
  expect(sent.mock.calls).toEqual([['honey kisumu true']]);
});

test('keeps for the replay what comes after React took over', async () => {
  const showForm = (label: string) => (
    <Form key="form" onSend={(text) => sent(`${label} ${text}`)} />
  );
  let root: Root | null = null;
  act(() => void (root = hydrateRoot(container, showForm('first'))));
  await user.type(named('Text'), 'honey');
  await user.selectOptions(named('County'), 'kisumu');
  await user.click(sendLabel());
  expect(sent).not.toHaveBeenCalled();
  expect(container.querySelector('output')?.textContent).toBe('  false');
  act(() => root?.render(showForm('second')));
  act(replay);
  expect(sent.mock.calls).toEqual([['second honey kisumu false']]);
});

test('leaves to React what comes after it took over', async () => {
  takeOver();
  await user.type(named('Text'), 'soap');
  await user.click(sendLabel());
  expect(sent.mock.calls).toEqual([['soap  false']]);
});

test('leaves links, and forms with an address, to the browser', async () => {
  container.innerHTML = '<form action="/search"><button>Search</button></form>';
  const submitted = jest.fn((event: Event) => event.preventDefault());
  container.addEventListener('submit', submitted);
  const button = container.querySelector('button');
  if (!button) throw new Error('the button is missing');
  await user.click(button);
  expect(submitted).toHaveBeenCalledTimes(1);
});
