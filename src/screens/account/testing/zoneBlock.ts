import { screen, within } from '@testing-library/react';

export const block = async (name: string) => within(await screen.findByRole('region', { name }));
export const names = (items: HTMLElement[]) => items.map((item) => item.textContent);
