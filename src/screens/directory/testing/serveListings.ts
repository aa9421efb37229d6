import { screen } from '@testing-library/react';
import { aListing } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { serveInMemory } from '../../../testing/server';

export const soap = aListing({
  listing_id: 5,
  name: 'Mwangaza Soaps',
  slug: 'mwangaza-soaps',
  description: 'One pot.\n\nEleven people.',
  badges: ['locally_anchored'],
  criteria: [
    { key: 'kenyan_employees', label: '', met: true, value: 72, threshold: 59 },
    { key: 'revenue_in_kenya', label: '', met: true, value: null, threshold: 50 },
  ],
  level: 'Sapling',
  whatsapp_phone: '0700000103',
  url: 'javascript:alert(1)',
  same_as: ['https://www.instagram.com/mwangaza'],
  opening_hours: 'Every day, 8:00 to 17:00',
});
export const rival = aListing({ listing_id: 6, name: 'Lake Soaps', slug: 'lake-soaps' });
const farm = aListing({
  listing_id: 7,
  name: 'A Farm',
  slug: 'a-farm',
  category: 'Energy',
  themes: ['energy transition'],
});

/** For a file of tests: the server in memory, with a business, a similar one and another. */
export function serveListings() {
  const { state, server } = serveInMemory();
  beforeEach(() => {
    state.listings = [soap, rival, farm];
  });
  return { state, server };
}

/** The page of `soap`, once it has come. */
export const open = async (at: string) => {
  const rendered = renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  return rendered;
};
