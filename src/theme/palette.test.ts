import { getContrastRatio } from '@mui/material/styles';
import { dark, light } from './palette';

/** Pairs that text is set in, and outlines on the ground they stand on. */
describe.each([
  ['light', light.palette],
  ['dark', dark.palette],
])('the %s palette', (_name, palette) => {
  const grounds = Object.entries(palette.background);
  const inks = {
    text: palette.text.primary,
    'quiet text': palette.text.secondary,
    ...Object.fromEntries(
      (['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const).map((name) => [
        name,
        palette[name].main,
      ]),
    ),
    ...palette.themes,
  };

  it.each(Object.entries(inks))('has a contrast of 5 for %s on every background', (_ink, color) => {
    for (const [, ground] of grounds) {
      expect(getContrastRatio(color, ground)).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(['primary', 'secondary', 'accent', 'error', 'warning', 'info', 'success'] as const)(
    'has a contrast of 5 for text on %s',
    (name) => {
      const { main, contrastText } = palette[name];
      expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(5);
    },
  );

  it('has a contrast of 3 for outlines of controls on every background', () => {
    for (const [, ground] of grounds) {
      expect(getContrastRatio(palette.control, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
