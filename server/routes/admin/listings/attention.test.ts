import { eq } from 'drizzle-orm';
import { listings } from '../../../db/schema/listings';
import { listingDesk, LISTINGS as base, type ListingChange } from '../../../test/adminListings';
import { joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';
import { approvalOf } from '../../listings/approval';

const server = serverForTests();
const DAY = 86_400_000;
const { addListing, flag, names, read, review } = listingDesk(server);

describe('GET /mainapp/admin/listings/?attention', () => {
  test('finds and counts pending, flagged, changed and stale listings', async () => {
    const admin = await joinAsAdmin(server());
    const now = server().app.now();
    const old = new Date(now.getTime() - 370 * DAY);
    await addListing('first', { status: 'pending', modified_at: new Date(now.getTime() - DAY) });
    await addListing('second', { status: 'pending' });
    await addListing('old', { modified_at: old });
    await addListing('rejected', { modified_at: old, status: 'rejected' });
    const { row: flagged } = await addListing('flagged');
    await flag(flagged.id);
    const { row: quiet } = await addListing('quiet');
    await flag(quiet.id, { closed_at: now });
    await flag(quiet.id, { subject: 'event' });
    const { row: changed } = await addListing('changed', { telephone: '+254712000001' });
    const { db } = server().app;
    await db
      .update(listings)
      .set({ ...approvalOf(changed, old), telephone: '+254712000002' })
      .where(eq(listings.id, changed.id));
    const { row: same } = await addListing('same');
    await db
      .update(listings)
      .set({ ...approvalOf(same, old), level: 'Sprout' })
      .where(eq(listings.id, same.id));

    expect(await names(admin.token, '?attention=queue')).toEqual(['first works', 'second works']);
    expect(await names(admin.token, '?attention=flagged')).toEqual(['flagged works']);
    expect(await names(admin.token, '?attention=changed')).toEqual(['changed works']);
    expect(await names(admin.token, '?attention=stale')).toEqual(['old works']);
    expect(await names(admin.token, '?attention=duplicates')).toEqual([]);
    expect((await server().get(`${base}counts/`, admin.token)).body).toEqual({
      all: 8,
      queue: 2,
      flagged: 1,
      changed: 1,
      stale: 1,
      duplicates: 0,
    });
    const [stale] = (await read(admin.token, '?attention=stale')).results;
    expect(stale).toMatchObject({ is_stale: true, is_changed: false });
  });

  test.each<[string, ListingChange, ListingChange, string]>([
    ['phone', { telephone: '+254712345678' }, { telephone: '+254712345678' }, 'same phone number'],
    ['email', { email: 'A@firm.example' }, { email: 'a@firm.example' }, 'same email address'],
    [
      'website',
      { url: 'https://www.firm.example/' },
      { url: 'https://firm.example/shop' },
      'same website',
    ],
    [
      'name',
      { name: 'Mwangaza Soaps' },
      { name: 'Mwangaza Soap', slug: 'mwangaza-soap' },
      'very similar name in the same county',
    ],
  ])(
    'finds two listings with the same %s as possible duplicates',
    async (_kind, one, other, because) => {
      const admin = await joinAsAdmin(server());
      const first = await addListing('a', { name: 'Nyota', ...one });
      const second = await addListing('b', { name: 'Jua Kali', ...other });
      await addListing('c', { name: 'Bahari', county: '001' });
      await server().app.followListings();
      const page = await read(admin.token, '?attention=duplicates');
      expect(page.results.map(({ listing_id: id }) => id).sort()).toEqual([
        first.row.id,
        second.row.id,
      ]);
      expect(page.results.map((row) => row.suspected_duplicates)).toEqual([1, 1]);
      const { id, slug, name, status } = second.row;
      expect((await review(admin.token, first.row.id)).duplicates).toEqual([
        { listing_id: id, slug, name, status, because: [because] },
      ]);
    },
  );

  test.each<[string, ListingChange, ListingChange]>([
    [
      'a page on the same network',
      { url: 'https://www.facebook.com/nyota' },
      { url: 'https://facebook.com/jua' },
    ],
    [
      'a similar name in another county',
      { name: 'Mwangaza Soaps' },
      { name: 'Mwangaza Soap', county: '001' },
    ],
    ['no phone, email or website', {}, {}],
  ])('finds no duplicates with %s', async (_what, one, other) => {
    const admin = await joinAsAdmin(server());
    await addListing('a', { name: 'Nyota', ...one });
    await addListing('b', { name: 'Jua Kali', ...other });
    await server().app.followListings();
    expect(await names(admin.token, '?attention=duplicates')).toEqual([]);
  });
});
