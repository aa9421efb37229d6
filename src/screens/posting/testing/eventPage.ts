import { screen } from '@testing-library/react';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import type { EventValues } from '../eventForm';

/** Where the device keeps a new event of `aUser`. */
export const DRAFT = 'postDraft:7:event:new';

export const now = () => Date.parse('2026-11-20T09:00:00Z');

/** `draft`: what the form begins with, where typing is not what is tested. */
export const open = async (search = '', draft: Partial<EventValues> = {}) => {
  const stored = { [DRAFT]: JSON.stringify(draft) };
  const rendered = renderApp({ at: `/events/post${search}`, user: aUser(), now, stored });
  await screen.findByRole('textbox', { name: /^Name/ });
  return rendered;
};

export const REPAIR_SATURDAY: Partial<EventValues> = {
  name: 'Repair Saturday',
  summary: 'Bring what is broken and mend it with us.',
  start_date: '2026-12-05T10:00',
  end_date: '2026-12-05T13:00',
  place_name: 'Kibuye hall',
  description: 'Bring a radio, a bag or a shirt. We have tools, thread and tea for all.',
  themes: ['community action'],
};
