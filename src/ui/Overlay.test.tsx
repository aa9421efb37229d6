import { screen } from '@testing-library/react';
import { OVERLAY_OPACITY } from '../../domain/limits';
import { renderThemed } from '../testing/renderThemed';
import { Overlay } from './Overlay';

const backdrop = () => {
  const found = document.querySelector<HTMLElement>('.MuiBackdrop-root');
  if (!found) throw new Error('no backdrop');
  return found;
};

function show(onClose: (() => void) | null, level: keyof typeof OVERLAY_OPACITY = 'md') {
  return renderThemed(
    <Overlay level={level} label="A sheet" onClose={onClose}>
      <p>What lies over the page</p>
    </Overlay>,
  );
}

it.each([
  ['sm', '0.3'],
  ['md', '0.5'],
  ['lg', '0.7'],
] as const)('darkens the page at level %s by %s', (level, opacity) => {
  show(null, level);
  expect(getComputedStyle(backdrop()).backgroundColor.replace(/\s/g, '')).toMatch(
    new RegExp(`[/,]${opacity}\\)$`),
  );
});

it('closes on its backdrop and on Escape, not on a press inside', async () => {
  const onClose = jest.fn();
  const { user } = show(onClose);
  expect(screen.getByRole('dialog', { name: 'A sheet' })).toHaveFocus();
  await user.click(screen.getByText('What lies over the page'));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(backdrop());
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays open on backdrop and Escape without onClose', async () => {
  const { user } = show(null);
  await user.click(backdrop());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'A sheet' })).toBeInTheDocument();
});
