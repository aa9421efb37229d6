import { fireEvent } from '@testing-library/react';
import { renderThemed } from '../testing/renderThemed';
import { Initials } from './Initials';

const drawn = (name: string, src?: string) => {
  const { container } = renderThemed(<Initials name={name} src={src} />);
  return container;
};
const letters = (container: HTMLElement) =>
  container.querySelector('[data-initials]')?.getAttribute('data-initials');

it.each([
  ['Wanjikũ Kamau', 'WK'],
  ['Mama Njeri & Daughters Kitchen', 'MK'],
  ['ĩtaara', 'Ĩ'],
  ['', ''],
])('shows the first letters of "%s"', (name, expected) => {
  expect(letters(drawn(name))).toBe(expected);
});

it('looks the same each time for one name', () => {
  const [first, second] = [drawn('Lake Basin Soaps'), drawn('Lake Basin Soaps')];
  expect(first.innerHTML).toBe(second.innerHTML);
});

it('asks for the small width of an upload, and for the whole of one that is shown large', () => {
  const src = '/uploads/face/me.webp';
  expect(drawn('Me', src).querySelector('img')).toHaveAttribute('src', `${src}?width=320`);
  const { container } = renderThemed(<Initials name="Me" src={src} size={320} />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
});

it('shows the letters when the picture cannot be loaded', () => {
  const container = drawn('Lake Basin Soaps', '/missing.webp');
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/missing.webp');
  if (picture) fireEvent.error(picture);
  expect(letters(container)).toBe('LS');
});
