import { anOwnListing } from '../../../testing/builders';
import { listingSchema, rebase, toEditPayload, toListingValues } from './listingForm';

const opened = anOwnListing({
  same_as: ['https://instagram.com/lakebasin'],
  telephone: '+254712345678',
  opening_hours: null,
  in_language: 'sw',
});

test('fills the form from a listing and sends the same values back', () => {
  const values = toListingValues(opened);
  expect(values).toMatchObject({ instagram: 'https://instagram.com/lakebasin', x: '' });
  const payload = toEditPayload(values, opened);
  const { name, category, county, same_as, telephone, founding_year, modified_at } = opened;
  expect(payload).toMatchObject({
    ...{ name, category, county, same_as, telephone, founding_year, modified_at },
    opening_hours: '',
    in_language: 'sw',
  });
  for (const kept of ['logo', 'street_address', 'consent_listing', 'kra_pin']) {
    expect(payload).not.toHaveProperty(kept);
  }
});

test('refuses what the business form refuses', async () => {
  const values = { ...toListingValues(opened), description: 'Too short.', url: 'http://' };
  await expect(listingSchema.validate(values, { abortEarly: false })).rejects.toMatchObject({
    inner: expect.arrayContaining([
      expect.objectContaining({ path: 'description' }),
      expect.objectContaining({ path: 'url' }),
    ]) as unknown,
  });
});

test('keeps what was typed and takes the owner’s other changes', () => {
  const typed = { ...toListingValues(opened), name: 'Typed name', themes: [] };
  const now = { ...opened, name: 'Their name', opening_hours: 'Daily', modified_at: 'later' };
  expect(rebase(typed, opened, now)).toMatchObject({
    name: 'Typed name',
    themes: [],
    opening_hours: 'Daily',
    telephone: opened.telephone,
  });
});
