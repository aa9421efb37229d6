import { and, eq } from 'drizzle-orm';
import type { ClaimDesk, ClaimRow } from '../../../domain/contract/claim';
import type { UserData } from '../../../domain/contract/session';
import { listingClaims, listingPeople } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/accounts';
import { joinConfirmed } from '../../test/listingPeople';
import { auditLog, resultsOf, takeMails } from '../../test/moderation';
import { confirmEmail } from '../../test/people';
import { joinAsAdmin, upload } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness } from '../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;

const base = 'mainapp/listings/duka-la-maji/claim/';
let id: number;
let amina: UserData;

beforeEach(async () => {
  const [row] = await db()
    .insert(listings)
    .values({
      slug: 'duka-la-maji',
      status: 'published',
      claimed: false,
      name: 'Duka la Maji',
      email: 'duka@maji.example',
      url: 'https://www.maji.example/shop',
      telephone: '+254712345678',
      summary: 'Water.',
      description: 'We sell water by the litre and mend tanks.',
      category: 'Home',
      other_categories: [],
      themes: ['community action'],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: 'Nairobi',
      same_as: [],
    })
    .returning();
  id = row?.id ?? 0;
  amina = await joinConfirmed(server(), 'amina');
  await takeMails(server());
});

async function row() {
  const [found] = await db().select().from(listings).where(eq(listings.id, id));
  if (!found) throw new Error('no listing');
  return found;
}

const send = (way: object = { method: 'listed_email' }, { token } = amina) =>
  server().post(`${base}code/`, way, { token });
const confirm = (code: string, { token } = amina) =>
  server().post(`${base}confirm/`, { code }, { token });
const desk = async ({ token } = amina) => bodyOf<ClaimDesk>(await server().get(base, token));
const codeIn = (mails: { text: string }[]) => {
  const code = mails.map(({ text }) => /\n(\d{6})\n/.exec(text)?.[1]).findLast(Boolean);
  if (code === undefined) throw new Error('no email has a code');
  return code;
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function claim(member = amina) {
  await send(undefined, member);
  expect((await confirm(codeIn(await takeMails(server())), member)).status).toBe(200);
}

const roleOf = async ({ user_id }: UserData) => {
  const isTheirs = and(eq(listingPeople.listing_id, id), eq(listingPeople.user_id, user_id));
  return (await db().select().from(listingPeople).where(isTheirs))[0]?.role;
};

describe('a claim by code', () => {
  test('shows the ways without revealing the listed email', async () => {
    const answer = await server().get(base, amina.token);
    expect(answer.body).toEqual({
      listing_id: id,
      slug: 'duka-la-maji',
      name: 'Duka la Maji',
      listed_email: 'd•••@maji.example',
      domain: 'maji.example',
      claim: null,
    });
    await send();
    expect((await desk()).claim).toMatchObject({
      state: 'code_sent',
      sent_to: 'd•••@maji.example',
    });
  });

  test('makes an individual the owner in the people of the listing alone', async () => {
    await send();
    const mails = await takeMails(server());
    expect(mails.map(({ to }) => to)).toEqual(['duka@maji.example']);
    const answer = await confirm(codeIn(mails));
    expect([answer.status, answer.body]).toEqual([200, { listing_id: id, is_account: false }]);
    expect(await row()).toMatchObject({ claimed: true, owner_id: null, status: 'published' });
    expect(await roleOf(amina)).toBe('owner');
    expect((await takeMails(server())).map(({ to, subject }) => [to, subject])).toEqual([
      ['duka@maji.example', '"Duka la Maji" was claimed'],
      ['amina@example.com', 'You are now an owner: Duka la Maji'],
    ]);
  });

  test('joins the listing to a business account without one', async () => {
    const firm = await joinAsBusiness(server(), 'maji');
    await confirmEmail(server(), firm.user_id);
    await takeMails(server());
    await claim(firm);
    expect((await row()).owner_id).toBe(firm.user_id);
    expect(await roleOf(firm)).toBe('owner');
    const [user] = await db().select().from(users).where(eq(users.id, firm.user_id));
    expect(user?.form_filled).toBe(true);
  });

  test('goes to an address at the website too', async () => {
    expect((await send({ method: 'domain_email', mailbox: 'info' })).status).toBe(200);
    const mails = await takeMails(server());
    expect(mails.map(({ to }) => to)).toEqual(['info@maji.example']);
    expect((await confirm(codeIn(mails))).status).toBe(200);
  });

  test.each(['', 'info@evil.example', 'a b', '.x', 'x@'])(
    'refuses the mailbox "%s"',
    async (mailbox) => {
      expect((await send({ method: 'domain_email', mailbox })).status).toBe(400);
      expect(await takeMails(server())).toEqual([]);
    },
  );

  test('is not possible at a public mail provider or on a network', async () => {
    await db().update(listings).set({ url: 'https://facebook.com/maji' });
    expect((await desk()).domain).toBeNull();
    expect((await send({ method: 'domain_email', mailbox: 'info' })).status).toBe(409);
  });

  test('ends with the fifth wrong code', async () => {
    await send();
    const code = codeIn(await takeMails(server()));
    const statuses: number[] = [];
    for (const tried of [...Array<string>(5).fill(other(code)), code]) {
      statuses.push((await confirm(tried)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 409]);
    expect((await row()).claimed).toBe(false);
  });

  test('ends after 15 minutes, and with the next code', async () => {
    await send();
    const first = codeIn(await takeMails(server()));
    await send();
    const second = codeIn(await takeMails(server()));
    if (first !== second) expect((await confirm(first)).status).toBe(400);
    server().advance(15 * 60);
    expect((await confirm(second)).status).toBe(409);
  });

  test('of somebody else is of no use', async () => {
    const baraka = await joinConfirmed(server(), 'baraka');
    await takeMails(server());
    await send();
    const code = codeIn(await takeMails(server()));
    expect((await confirm(code, baraka)).status).toBe(409);
  });

  test('is answered alike when the address got too many emails', async () => {
    const answers: [number, string | undefined][] = [];
    while (answers.length < 4) {
      const answer = await send();
      answers.push([answer.status, bodyOf<ClaimDesk>(answer).claim?.state]);
    }
    expect(answers).toEqual(Array(4).fill([200, 'code_sent']));
    expect(await takeMails(server())).toHaveLength(3);
  });

  test('is refused for a listing that is claimed, hidden or waits for an admin', async () => {
    const baraka = await joinConfirmed(server(), 'baraka');
    await claim();
    expect((await send(undefined, baraka)).status).toBe(409);
    await db().update(listings).set({ status: 'pending' });
    expect((await send(undefined, baraka)).status).toBe(404);
  });

  test('stores no code in clear', async () => {
    await send();
    const code = codeIn(await takeMails(server()));
    const [stored] = await db().select().from(listingClaims);
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe('an objection', () => {
  const linkIn = (mails: { text: string }[]) => {
    const link = mails.map(({ text }) => /\/claim-objection\/\S+/.exec(text)?.[0]).find(Boolean);
    return link?.slice(1) ?? '';
  };
  let link: string;
  beforeEach(async () => {
    await claim();
    link = linkIn(await takeMails(server()));
    const { modified_at } = await row();
    const body = {
      name: 'Duka la Maji',
      category: 'Home',
      county: '047',
      address_locality: 'Nairobi',
      founding_year: 2016,
      themes: ['community action'],
      description:
        'We press building blocks from soil and crushed glass, which comes from bars of the estate.',
      telephone: '0733345678',
      url: '',
      modified_at: modified_at.toISOString(),
    };
    const put = { token: amina.token, method: 'PUT' } as const;
    expect((await server().post(`mainapp/my-listings/${id}/`, body, put)).status).toBe(200);
  });

  test('is made by the button alone, shows the listing as before, and ends the editing', async () => {
    expect((await server().get(link)).text).toContain('This was not us');
    expect((await row()).claimed).toBe(true);
    expect((await server().post(link, {})).status).toBe(200);
    expect(await row()).toMatchObject({
      claimed: false,
      telephone: '+254712345678',
      description: 'We sell water by the litre and mend tanks.',
    });
    expect(await roleOf(amina)).toBeUndefined();
    expect((await desk()).claim?.state).toBe('frozen');
    expect((await takeMails(server())).map(({ subject }) => subject)).toEqual([
      'Your claim was stopped: Duka la Maji',
    ]);
    const baraka = await joinConfirmed(server(), 'baraka');
    expect((await send(undefined, baraka)).status).toBe(409);
  });

  test('comes too late after seven days', async () => {
    server().advance(7 * 86_400);
    expect((await server().post(link, {})).status).toBe(404);
    expect((await row()).claimed).toBe(true);
  });

  test.each([
    ['approve', 'upheld', { claimed: true, telephone: '+254733345678' }, 'owner'],
    ['reject', 'returned', { claimed: false, telephone: '+254712345678' }, undefined],
  ] as const)('that an admin answers with %s ends as %s', async (decision, state, shown, role) => {
    await server().post(link, {});
    await takeMails(server());
    const admin = await joinAsAdmin(server());
    const list = await server().get('mainapp/admin/claims/', admin.token);
    const [{ claim_id } = { claim_id: 0 }] = resultsOf<ClaimRow>(list);
    const verdict = { decision, reason: 'We called the shop.' };
    const path = `mainapp/admin/claims/${claim_id}/decide/`;
    const answer = await server().post(path, verdict, { token: admin.token });
    expect([answer.status, answer.body['state']]).toEqual([200, state]);
    expect(await row()).toMatchObject(shown);
    expect(await roleOf(amina)).toBe(role);
    expect((await server().post(path, verdict, { token: admin.token })).status).toBe(409);
    expect((await auditLog(server())).at(-1)).toMatchObject({
      action: `claim.${state}`,
      subject: `listing ${id}`,
      note: 'We called the shop.',
    });
    expect((await takeMails(server())).map(({ to }) => to)).toEqual(['amina@example.com']);
  });
});

describe('a claim by documents', () => {
  const sendDocuments = (files: string[], member = amina) =>
    server().post(`${base}documents/`, { note: 'I run this shop.', files }, member);

  async function decide(decision: 'approve' | 'reject', reason = '') {
    const admin = await joinAsAdmin(server());
    await takeMails(server());
    const list = await server().get('mainapp/admin/claims/', admin.token);
    const [found] = resultsOf<ClaimRow>(list);
    expect(found).toMatchObject({ claimant: 'amina Otieno', note: 'I run this shop.' });
    const path = `mainapp/admin/claims/${found?.claim_id}/decide/`;
    return server().post(path, { decision, reason }, { token: admin.token });
  }

  test('is approved by an admin, and ends the claims of others', async () => {
    const baraka = await joinConfirmed(server(), 'baraka');
    expect((await sendDocuments([await upload(server(), amina.user_id, 'file')])).status).toBe(200);
    await sendDocuments([await upload(server(), baraka.user_id, 'image')], baraka);
    expect((await desk()).claim?.state).toBe('in_review');
    expect((await decide('approve')).status).toBe(200);
    expect([await roleOf(amina), (await row()).claimed]).toEqual(['owner', true]);
    expect((await takeMails(server())).map(({ to, subject }) => [to, subject])).toEqual([
      ['duka@maji.example', '"Duka la Maji" was claimed'],
      ['amina@example.com', 'You are now an owner: Duka la Maji'],
      ['baraka@example.com', 'Your claim was not accepted: Duka la Maji'],
    ]);
  });

  test('is rejected with a reason that the claimant reads', async () => {
    await sendDocuments([await upload(server(), amina.user_id, 'file')]);
    expect((await decide('reject')).status).toBe(400);
    const [found] = await db().select().from(listingClaims);
    const admin = await db().select().from(users).where(eq(users.role, 'admin'));
    expect([found?.state, admin]).toMatchObject(['in_review', [{}]]);
  });

  test('keeps its files from the sweep until it is decided', async () => {
    const file = await upload(server(), amina.user_id, 'file');
    await sendDocuments([file]);
    await db().update(uploads).set({ created_at: server().app.now() });
    server().advance(90_000);
    await server().app.sweep();
    expect((await server().get(file.slice(1))).status).toBe(200);
    await db().update(listingClaims).set({ state: 'rejected' });
    await server().app.sweep();
    expect((await server().get(file.slice(1))).status).toBe(404);
  });

  test('refuses no document and those of somebody else', async () => {
    const baraka = await joinConfirmed(server(), 'baraka');
    expect((await sendDocuments([])).status).toBe(400);
    const theirs = await upload(server(), baraka.user_id, 'file');
    expect((await sendDocuments([theirs])).status).toBe(400);
  });
});

test('the export names the claims of a member, without hashes', async () => {
  await send();
  const { body, text } = await server().get(
    `mainapp/profile/${amina.user_id}/export/`,
    amina.token,
  );
  expect(body).toMatchObject({
    listing_claims: [{ listing_id: id, method: 'listed_email', state: 'code_sent' }],
  });
  expect(text).not.toContain('hash');
});
