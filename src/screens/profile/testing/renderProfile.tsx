import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST } from '../../../testing/server';

/** The address of the profile of `aUser`. */
export const PROFILE = `${HOST}/mainapp/profile/7/`;

/** The profile once it has come; unless told otherwise, of `aUser`. */
export async function renderProfile(options: Parameters<typeof renderApp>[0] = {}) {
  const rendered = renderApp({ at: '/profile', user: aUser(), ...options });
  await screen.findByRole('button', { name: 'Save Changes' });
  return rendered;
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
