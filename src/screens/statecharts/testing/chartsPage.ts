import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';

export const OPEN = { config: { stateCharts: true } };
export const open = (
  machine: string,
  mode: 'live' | 'play',
  more: Parameters<typeof renderApp>[0] = {},
) => renderApp({ ...OPEN, at: `/statecharts?machine=${machine}&mode=${mode}`, ...more });

export const region = (name: string) => within(screen.getByRole('region', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
export const chartOf = (machine: string) =>
  screen.findByRole('img', { name: new RegExp(`^State chart of ${machine};`) });
