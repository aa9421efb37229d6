import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Styled } from './Styled';

/** Renders a piece of the interface by itself, where links and the theme work. */
export function renderThemed(element: ReactNode, at = '/') {
  return {
    user: userEvent.setup({ delay: null }),
    ...render(
      <Styled>
        <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
      </Styled>,
    ),
  };
}
