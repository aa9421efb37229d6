import { eq } from 'drizzle-orm';
import type { UnreadChange } from '../../../../domain/contract/admin/moderation';
import { events } from '../../../db/schema/posts';
import { listings } from '../../../db/schema/listings';
import { PASSWORD } from '../../../test/people';
import { auditLog, resultsOf, takeMails } from '../../../test/moderation';
import { callsOf, eventPayload, join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';
import { joinAsBusiness, joinAsTeam, putListing } from '../../../test/vetting';
import { approvalOf } from '../../listings/approval';

const server = serverForTests();
const url = 'mainapp/admin/changes/';
const { change } = callsOf(server, 'mainapp/events/', eventPayload);

/** An event that an admin has approved, and that `guest` attends. */
async function publishAttended() {
  const host = await join(server(), 'host');
  const guest = await join(server(), 'guest');
  const admin = await joinAsAdmin(server());
  const { body } = await server().post('mainapp/events/', eventPayload, { token: host.token });
  const id = Number(body['event_id']);
  const decision = { subject: 'event', subject_id: id, decision: 'published', note: '' };
  await server().post('mainapp/reviews/', decision, { token: admin.token });
  await server().post(`mainapp/events/${id}/attendance/`, '', { token: guest.token });
  server().advance(60);
  await takeMails(server());
  return { id, token: host.token, guest, admin };
}

const listUnread = async (token: string) => resultsOf<UnreadChange>(await server().get(url, token));
const markRead = (token: string, { subject, subject_id, modified_at }: UnreadChange) =>
  server().post(`${url}read/`, { subject, subject_id, modified_at }, { token });
const markAllRead = async (token: string) => {
  for (const one of await listUnread(token)) expect((await markRead(token, one)).status).toBe(200);
};
const evil = { place_name: 'WIN 1M at http://evil.example', street_address: 'Call 0700 000 000' };

describe('an approved event', () => {
  test('stays public after new dates, place and price, which admins see before and after', async () => {
    const { id, token, admin } = await publishAttended();
    expect(await listUnread(admin.token)).toEqual([]);
    const moved = { place_name: 'Kibuye library', start_date: '2026-03-28T09:00:00+03:00' };
    const changed = await change(id, token, { ...moved, price: 300 });
    expect(changed.body['status']).toBe('published');
    expect(await listUnread(admin.token)).toEqual([
      {
        subject: 'event',
        subject_id: id,
        title: 'Repair Saturday',
        slug: 'repair-saturday',
        modified_at: changed.body['modified_at'],
        changes: [
          { field: 'Start', before: '28 March 2026 at 10:00', after: '28 March 2026 at 09:00' },
          { field: 'Place', before: 'Kibuye social hall', after: 'Kibuye library' },
          { field: 'Cost in KES', before: '0', after: '300' },
        ],
      },
    ]);
  });

  test('is compared with what was approved, however often it changes', async () => {
    const { id, token, admin } = await publishAttended();
    await change(id, token, { price: 100 });
    await change(id, token, { price: 200 });
    const [one] = await listUnread(admin.token);
    expect(one?.changes).toEqual([{ field: 'Cost in KES', before: '0', after: '200' }]);
    await change(id, token);
    expect(await listUnread(admin.token)).toEqual([]);
  });

  test('is listed as changed when it is postponed to new dates', async () => {
    const { id, token, admin } = await publishAttended();
    const dates = {
      start_date: '2026-04-04T10:00:00+03:00',
      end_date: '2026-04-04T13:00:00+03:00',
    };
    await server().post(
      `mainapp/events/${id}/status/`,
      { status: 'postponed', ...dates },
      { token },
    );
    const [one] = await listUnread(admin.token);
    expect(one?.changes.map(({ field }) => field)).toEqual(['Start', 'End']);
  });

  test('is listed with changes of its owner, but not with those of an admin', async () => {
    const { id, token, admin } = await publishAttended();
    await change(id, admin.token, { price: 50 });
    expect(await listUnread(admin.token)).toEqual([]);
    await change(id, token, { price: 50, place_name: 'Kibuye library' });
    await change(id, admin.token, { price: 70, place_name: 'Kibuye library' });
    const [one] = await listUnread(admin.token);
    expect(one?.changes.map(({ field }) => field)).toEqual(['Place']);
  });

  test('is not listed when a new name makes it pending', async () => {
    const { id, token, admin } = await publishAttended();
    const reworded = await change(id, token, { name: 'Win a phone', price: 10 });
    expect(reworded.body['status']).toBe('pending');
    expect(await listUnread(admin.token)).toEqual([]);
    const decision = { subject: 'event', subject_id: id, decision: 'published', note: '' };
    await server().post('mainapp/reviews/', decision, { token: admin.token });
    expect(await listUnread(admin.token)).toEqual([]);
  });

  test('is mailed to attendees with the changed fields, but none of their content', async () => {
    const { id, token } = await publishAttended();
    await change(id, token, { ...evil, price: 300 });
    const [mail, ...more] = await takeMails(server());
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'guest@example.com', subject: 'Changed: Repair Saturday' });
    const lines = mail?.text.split('\n') ?? [];
    expect(lines).toContain('Changed: Place, Street or how to find it, Cost in KES');
    expect(lines).toContain('http://localhost:3000/events/repair-saturday');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|WIN|0700/);
  });

  test('is mailed without unapproved content when it is cancelled and published again', async () => {
    const { id, token } = await publishAttended();
    await change(id, token, evil);
    for (const status of ['cancelled', 'published']) {
      await server().post(`mainapp/events/${id}/status/`, { status }, { token });
    }
    const notices = await takeMails(server());
    expect(notices).toHaveLength(3);
    expect(JSON.stringify(notices)).not.toMatch(/evil|WIN|0700/);
  });
});

async function publishListing(more: object = {}) {
  const owner = await joinAsBusiness(server(), 'mwangaza');
  const admin = await joinAsAdmin(server());
  await save(owner.token, more);
  const [row] = await server().app.db.select().from(listings);
  const id = row?.id ?? 0;
  const decision = { subject: 'listing', subject_id: id, decision: 'published', note: '' };
  await server().post('mainapp/reviews/', decision, { token: admin.token });
  const reviewed = server().app.now().toISOString();
  server().advance(60);
  await takeMails(server());
  return { id, owner, admin, reviewed };
}

const businessForm = {
  name: 'Mwangaza Soaps',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['community action'],
  description:
    'We press building blocks from soil and crushed glass. The glass comes from bars in the estate.',
  telephone: '0712 345 678',
  url: 'https://tujenge.example',
  consent_listing: true,
  newsletter: false,
};
const claim = {
  description:
    'CERTIFIED carbon neutral by the United Nations. We press building blocks from soil and crushed glass.',
};
const save = (token: string, more: object = {}) =>
  server().post('mainapp/businesses/', { ...businessForm, ...more }, { token });
const shown = async () => (await server().get('mainapp/listings/mwangaza-soaps/')).body;

describe('an approved listing', () => {
  test('shows changed_since after a new description until an admin has read it', async () => {
    const { id, owner, admin, reviewed } = await publishListing();
    expect((await shown())['changed_since']).toBeNull();
    await save(owner.token, claim);
    expect(await shown()).toMatchObject({ ...claim, changed_since: reviewed });
    for (const list of ['mainapp/listings/', 'mainapp/listings/search/?q=mwangaza']) {
      expect((await server().get(list)).text).toContain(`"changed_since":"${reviewed}"`);
    }

    const [one, ...others] = await listUnread(admin.token);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      subject: 'listing',
      subject_id: id,
      title: 'Mwangaza Soaps',
      changes: [
        { field: 'Description', before: businessForm.description, after: claim.description },
      ],
    });
    await markAllRead(admin.token);
    expect((await shown())['changed_since']).toBeNull();
    expect(await listUnread(admin.token)).toEqual([]);
    expect((await auditLog(server())).at(-1)).toEqual({
      actor_id: admin.user_id,
      as_user_id: null,
      action: 'review.read',
      subject: `listing ${id}`,
      note: 'Description',
    });
  });

  test.each([
    [{ address_locality: 'Geneva, seat of the UN' }, true],
    [{ opening_hours: 'Certified by the UN since 2020' }, true],
    [{ founding_year: 1950 }, true],
    [{ telephone: '0700 000 000', url: 'https://other.example', email: 'a@b.example' }, false],
    [{ in_language: 'sw' }, false],
  ])('that changes %j shows changed_since: %s, and is listed for admins', async (more, isSaid) => {
    const { owner, admin } = await publishListing();
    await save(owner.token, more);
    expect((await shown())['changed_since'] !== null).toBe(isSaid);
    expect(await listUnread(admin.token)).toHaveLength(1);
  });

  test('is unchanged when themes and sectors come in another order', async () => {
    const lists = {
      themes: ['nature regeneration', 'community action'],
      other_categories: ['Waste', 'Energy'],
    };
    const { owner, admin } = await publishListing(lists);
    const reversed = {
      themes: lists.themes.toReversed(),
      other_categories: lists.other_categories.toReversed(),
    };
    await save(owner.token, { ...reversed, telephone: '0700 000 000' });
    expect(await shown()).toMatchObject({ ...lists, changed_since: null });
    const [change] = await listUnread(admin.token);
    expect(change?.changes.map(({ field }) => field)).toEqual(['Phone number']);
  });

  test('is unchanged when its approved description is restored', async () => {
    const { owner, admin } = await publishListing();
    await save(owner.token, claim);
    await save(owner.token);
    expect((await shown())['changed_since']).toBeNull();
    expect(await listUnread(admin.token)).toEqual([]);
  });

  test('without a stored approval is compared with what it was before the change', async () => {
    const { owner, admin } = await publishListing();
    await server().app.db.update(listings).set({ approved: null, approved_at: null });
    await save(owner.token, claim);
    expect((await shown())['changed_since']).not.toBeNull();
    expect(await listUnread(admin.token)).toHaveLength(1);
  });

  test('shows changed_since after a change at the very time of reading', async () => {
    const { owner, admin } = await publishListing();
    await save(owner.token, claim);
    await markAllRead(admin.token);
    await save(owner.token);
    expect((await shown())['changed_since']).not.toBeNull();
  });
});

describe('POST /mainapp/admin/changes/read/', () => {
  test('returns 409 for a stale version, and is audited once when repeated', async () => {
    const { id, token, admin } = await publishAttended();
    await change(id, token, { price: 100 });
    const [seen] = await listUnread(admin.token);
    if (!seen) throw new Error('nothing to read');
    server().advance(60);
    await change(id, token, { price: 200 });
    const late = await markRead(admin.token, seen);
    expect([late.status, late.body]).toEqual([
      409,
      { detail: 'Its owner has changed it again. Please read what it says now.' },
    ]);
    const [now = seen] = await listUnread(admin.token);
    const before = (await auditLog(server())).length;
    await Promise.all([markRead(admin.token, now), markRead(admin.token, now)]);
    expect(await auditLog(server())).toHaveLength(before + 1);
    expect(await listUnread(admin.token)).toEqual([]);
    await change(id, token, { price: 300 });
    const [again] = await listUnread(admin.token);
    expect(again?.changes).toEqual([{ field: 'Cost in KES', before: '200', after: '300' }]);
  });

  test('returns 404 for an event that is not public', async () => {
    const { id, token, admin } = await publishAttended();
    await change(id, token, { price: 100 });
    const [seen] = await listUnread(admin.token);
    if (!seen) throw new Error('nothing to read');
    await server().app.db.update(events).set({ status: 'pending' }).where(eq(events.id, id));
    expect((await markRead(admin.token, seen)).status).toBe(404);
  });
});

test('GET /mainapp/admin/changes/ returns 25 on a page, those that wait longest first', async () => {
  const admin = await joinAsAdmin(server());
  const { db, now } = server().app;
  for (let index = 0; index < 27; index += 1) {
    const owner = await joinAsBusiness(server(), `firm${index}`);
    await putListing(server(), owner.user_id, { name: `Firm ${index}`, status: 'published' });
    const [row] = await db.select().from(listings).where(eq(listings.owner_id, owner.user_id));
    if (!row) throw new Error('no listing');
    const modified_at = new Date(now().getTime() + (27 - index) * 1000);
    const approval = approvalOf(row, now());
    await db
      .update(listings)
      .set({ ...approval, description: 'New', modified_at })
      .where(eq(listings.id, row.id));
  }
  const first = await server().get(url, admin.token);
  expect(first.body['count']).toBe(27);
  expect(resultsOf<UnreadChange>(first).map(({ title }) => title)).toEqual(
    Array.from({ length: 25 }, (_, index) => `Firm ${26 - index}`),
  );
  const second = await server().get(`${url}?page=2`, admin.token);
  expect(resultsOf<UnreadChange>(second).map(({ title }) => title)).toEqual(['Firm 1', 'Firm 0']);
});

test('the digest for admins lists changes without their content', async () => {
  await joinAsTeam(server());
  const { owner } = await publishListing();
  await save(owner.token, claim);
  await server().app.digest();
  const mails = await takeMails(server());
  const digest = mails.find(({ to }) => to === 'amina@firm.example');
  expect(digest?.subject).toBe('1 thing waits for the team: Kijani');
  expect(digest?.text).toContain(
    'Changed since our team approved it:\n\n- Mwangaza Soaps (listing): Description\n\n' +
      'http://localhost:3000/vetting/admin/moderation?view=changes',
  );
  expect(digest?.text).not.toContain('CERTIFIED');
});

test('the export of an account has the approved facts, and its deletion removes the change', async () => {
  const { owner, admin } = await publishListing();
  await save(owner.token, claim);
  const of = `mainapp/profile/${owner.user_id}/`;
  const { text } = await server().get(`${of}export/`, owner.token);
  expect(text).toContain(businessForm.description);
  const gone = await server().post(
    `${of}delete/`,
    { current_password: PASSWORD },
    { token: owner.token },
  );
  expect(gone.status).toBe(204);
  expect(await listUnread(admin.token)).toEqual([]);
  expect(await server().app.db.select().from(listings)).toEqual([]);
});
