import { screen } from '@testing-library/react';
import { ENTRIES_KEY, type KeptEntries } from '../wiring/keptEntries';
import { enterKept } from '../enterKept';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const kept = () => JSON.parse(sessionStorage.getItem(ENTRIES_KEY) ?? 'null') as KeptEntries | null;

function page(path: string, html: string): HTMLElement {
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

it('leads to the page in the other language, with its query', async () => {
  renderApp({ at: '/events?view=month' });
  const link = await screen.findByRole('link', { name: /Kiswahili/ });
  expect(link).toHaveAttribute('href', '/sw/events?view=month');
  expect(link).toHaveAttribute('hreflang', 'sw');
});

it('keeps what was typed but no password and no code', async () => {
  const { user } = renderApp({ at: '/contact' });
  const root = page(
    '/contact',
    '<input name="name"><input name="word" type="password"><input name="code" autocomplete="one-time-code"><textarea name="text"></textarea>',
  );
  await user.type(root.querySelector('[name="name"]') ?? root, 'Achieng');
  await user.type(root.querySelector('[name="word"]') ?? root, 'secret');
  await user.type(root.querySelector('[name="code"]') ?? root, '123456');
  const link = await screen.findByRole('link', { name: /Kiswahili/ });
  // jsdom opens no other page.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(kept()).toEqual({ path: '/contact', entries: [{ field: 'name', value: 'Achieng' }] });
  root.remove();
});

describe('what was typed in the other language', () => {
  const entries = [{ field: 'name', value: 'Achieng' }];

  it('is entered when its field is there', async () => {
    sessionStorage.setItem(ENTRIES_KEY, JSON.stringify({ path: '/contact', entries }));
    const root = page('/sw/contact', '');
    enterKept(window);
    expect(sessionStorage.getItem(ENTRIES_KEY)).toBeNull();
    const field = document.createElement('input');
    field.name = 'name';
    root.append(field);
    await new Promise((resolve) => setTimeout(resolve));
    expect(field.value).toBe('Achieng');
    root.remove();
  });

  it('is forgotten on another page', () => {
    sessionStorage.setItem(ENTRIES_KEY, JSON.stringify({ path: '/contact', entries }));
    const root = page('/sw/events', '<input name="name">');
    enterKept(window);
    expect(root.querySelector('input')?.value).toBe('');
    expect(sessionStorage.getItem(ENTRIES_KEY)).toBeNull();
    root.remove();
  });
});
