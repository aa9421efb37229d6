import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { aListing, aPicture } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ListingPage';

const { state } = serveInMemory();
const root = document.documentElement;

const [script = ''] =
  /<script>\s*\/\/ The first picture.*?<\/script>/s.exec(
    readFileSync('public/index.html', 'utf8'),
  ) ?? [];

/** As the browser does before it paints the page. */
function runScript() {
  const element = document.createElement('script');
  element.textContent = script.replace(/<\/?script>/g, '');
  document.body.append(element);
  element.remove();
}

const saveDataOnDevice = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

beforeEach(() => {
  state.listings = [
    aListing({
      name: 'Mwangaza Soaps',
      slug: 'mwangaza-soaps',
      pictures: [aPicture({ alt: 'Soap on a rack' })],
    }),
  ];
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  root.removeAttribute('data-saves-data');
  document.head.replaceChildren();
});

const open = () => renderApp({ at: '/kijani-directory/mwangaza-soaps' });

test.each([
  [null, false, false],
  [null, true, true],
  ['always', true, false],
  ['tap', false, true],
  ['device', true, true],
])('with the choice %s and Save-Data %s, the page saves data: %s', (choice, device, saves) => {
  document.head.innerHTML =
    '<link rel="first-picture" as="image" href="data:image/svg+xml,preview">' +
    '<link rel="first-picture" as="image" imagesrcset="/a?width=320 320w" imagesizes="92vw">';
  saveDataOnDevice(device);
  if (choice !== null) window.localStorage.setItem('pictures', choice);
  runScript();
  expect(root.hasAttribute('data-saves-data')).toBe(saves);
  const asked = saves ? 'first-picture' : 'preload';
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([asked, asked]);
});

test('a tap loads the picture in 320 pixels, and the next one opens it', async () => {
  root.setAttribute('data-saves-data', '');
  const { user } = open();
  const show = await screen.findByRole('button', { name: 'Show picture: Soap on a rack' });
  expect(document.querySelector('main img')).toBeNull();
  await user.click(show);
  const enlarge = await screen.findByRole('button', { name: 'Enlarge: Soap on a rack' });
  expect(enlarge).toHaveFocus();
  const image = enlarge.querySelector('img');
  expect(image).toHaveAttribute('src', `${HOST}/uploads/a/photo.webp?width=320`);
  expect(image).not.toHaveAttribute('srcset');
});

test('the switch in the menu holds pictures back and shows them again, and is kept', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Enlarge: Soap on a rack' });
  await user.click(await screen.findByRole('button', { name: /menu/i }));
  await user.click(await screen.findByRole('radio', { name: 'On a tap' }));
  expect(window.localStorage.getItem('pictures')).toBe('tap');
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(await screen.findByRole('button', { name: /^Show picture/ })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /menu/i }));
  await user.click(await screen.findByRole('radio', { name: 'Always' }));
  expect(root).not.toHaveAttribute('data-saves-data');
});
