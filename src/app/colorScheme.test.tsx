import { readFileSync } from 'node:fs';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderApp } from '../testing/renderApp';
import { serveInMemory } from '../testing/server';

serveInMemory();

const [, text = ''] =
  /<body>\s*<script>(.*?)<\/script>/s.exec(readFileSync('public/index.html', 'utf8')) ?? [];

/** As the browser does before it paints the page. */
function runFirstScript() {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  script.remove();
}

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-dark');
  root.removeAttribute('data-light');
});

it.each([
  ['Dark', 'data-dark', 'data-light'],
  ['Light', 'data-light', 'data-dark'],
])('shows %s before the app starts to a reader who chose it', async (name, shown, hidden) => {
  const { user } = renderApp({ at: '/nowhere' });
  await user.click(await screen.findByRole('button', { name: /menu/i }));
  await user.click(await screen.findByRole('radio', { name }));
  expect(root).toHaveAttribute(shown);
  root.removeAttribute(shown);
  runFirstScript();
  expect(root).toHaveAttribute(shown);
  expect(root).not.toHaveAttribute(hidden);
});

it('is the script of MUI', () => {
  const markup = renderToStaticMarkup(
    <InitColorSchemeScript attribute="data" modeStorageKey="colorMode" />,
  );
  const written = markup.replace(/<\/?script[^>]*>/g, '');
  const plain = (script: string) => script.replaceAll('"', "'").replace(/[\s;]/g, '');
  expect(plain(text)).toBe(plain(written));
});
