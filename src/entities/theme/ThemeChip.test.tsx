import { screen } from '@testing-library/react';
import { THEMES } from '../../../domain/vocabulary';
import { renderThemed } from '../../testing/renderThemed';
import { ThemeChip } from './ThemeChip';

it('shows the name of each theme', () => {
  renderThemed(THEMES.map((theme) => <ThemeChip key={theme} theme={theme} />));
  for (const theme of THEMES) {
    const name = new RegExp(`^${theme.replace(/[^a-z ]/g, '.')}$`, 'i');
    expect(screen.getByText(name)).toBeVisible();
  }
});
