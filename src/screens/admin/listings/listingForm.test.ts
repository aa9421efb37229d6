import { anOwnListing } from '../../../testing/builders';
import { listingSchema, rebase, toEditPayload, toListingValues } from './listingForm';

const opened = anOwnListing({
  same_as: ['https://instagram.com/lakebasin'],
  telephone: '+254712345678',
  opening_hours: null,
});

test('a listing fills the form, and the form sends it back as it was', () => {
  const values = toListingValues(opened);
  expect(values).toMatchObject({ instagram: 'https://instagram.com/lakebasin', x: '' });
  const payload = toEditPayload(values, opened);
  const { name, category, county, same_as, telephone, founding_year, modified_at } = opened;
  expect(payload).toMatchObject({
    ...{ name, category, county, same_as, telephone, founding_year, modified_at },
    opening_hours: '',
  });
  for (const kept of ['logo', 'street_address', 'consent_listing', 'kra_pin']) {
    expect(payload).not.toHaveProperty(kept);
  }
});

test('the rules are those of the business form', async () => {
  const values = { ...toListingValues(opened), description: 'Too short.', url: 'http://' };
  await expect(listingSchema.validate(values, { abortEarly: false })).rejects.toMatchObject({
    inner: expect.arrayContaining([
      expect.objectContaining({ path: 'description' }),
      expect.objectContaining({ path: 'url' }),
    ]) as unknown,
  });
});

test('after a change of the owner, what was typed stays and the rest follows', () => {
  const typed = { ...toListingValues(opened), name: 'Typed name', themes: [] };
  const now = { ...opened, name: 'Their name', opening_hours: 'Daily', modified_at: 'later' };
  expect(rebase(typed, opened, now)).toMatchObject({
    name: 'Typed name',
    themes: [],
    opening_hours: 'Daily',
    telephone: opened.telephone,
  });
});
