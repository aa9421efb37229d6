import { eq } from 'drizzle-orm';
import type { Resource } from '../../../domain/contract/resource';
import { resources } from '../../db/schema/posts';
import { callsOf, join, joinAsAdmin, resourcePayload, upload } from '../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/resources/';
const { create, change, remove } = callsOf(server, url, resourcePayload);

/** The resource of an answer with this status. */
function resourceOf(answer: Answer, status = 200): Resource {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  return bodyOf<Resource>(answer);
}
const added = async (token: string, more?: object) => resourceOf(await create(token, more), 201);

const rowOf = async (id: number) => {
  const [row] = await server().app.db.select().from(resources).where(eq(resources.id, id));
  return row;
};
const setState = async (id: number, state: Partial<typeof resources.$inferInsert>) => {
  await server().app.db.update(resources).set(state).where(eq(resources.id, id));
};
const seenBy = async (id: number, token?: string) =>
  (await server().get(`${url}${id}/`, token)).status;

describe('POST /mainapp/resources/', () => {
  test('creates a pending resource that only its owner and admins see', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const other = await join(server(), 'kadzo');
    const one = await added(token);
    expect(one).toMatchObject({
      user_id,
      status: 'pending',
      published_at: null,
      featured: false,
      source_url: null,
      publisher: null,
      license: 'CC BY 4.0',
      encoding: [],
      image: null,
    });
    expect(one.description).toBe(resourcePayload.description);
    const seen = [token, admin.token, other.token, undefined].map((who) =>
      seenBy(one.resource_id, who),
    );
    expect(await Promise.all(seen)).toEqual([200, 200, 404, 404]);
    for (const list of ['', 'search/', `?user_id=${user_id}`]) {
      expect((await server().get(url + list)).text).not.toContain(one.headline);
    }
    expect((await server().get('sitemap.xml')).text).not.toContain(`/resource/${one.resource_id}<`);
  });

  test('publishes the resource of an admin', async () => {
    const { token } = await joinAsAdmin(server());
    const one = await added(token);
    expect(one).toMatchObject({
      status: 'published',
      published_at: server().app.now().toISOString(),
    });
    expect(await seenBy(one.resource_id)).toBe(200);
    expect((await server().get('sitemap.xml')).text).toContain(`/resource/${one.resource_id}<`);
  });

  test('creates a draft that has only a headline and that only its owner sees', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const empty = { abstract: '', description: '', themes: [], author: '', license: '' };
    const one = await added(token, { ...empty, intent: 'draft' });
    expect(one.status).toBe('draft');
    expect(await seenBy(one.resource_id, token)).toBe(200);
    expect(await seenBy(one.resource_id, admin.token)).toBe(404);
    expect((await change(one.resource_id, admin.token)).status).toBe(404);
    expect((await remove(one.resource_id, admin.token)).status).toBe(404);
    const nameless = await create(token, { ...empty, intent: 'draft', headline: '' });
    expect(nameless.body).toEqual({ headline: ['Enter a headline.'] });
  });

  test.each([
    [{ headline: 'Hey' }, 'headline', 'Write at least 4 characters.'],
    [{ headline: '<script>alert(1)</script>' }, 'headline', 'HTML is not allowed.'],
    [{ abstract: 'Too short.' }, 'abstract', 'Write 20 to 300 characters.'],
    [{ abstract: 'A good abstract <svg onload=x>' }, 'abstract', 'HTML is not allowed.'],
    [{ description: 'Short.' }, 'description', 'Write at least 50 characters.'],
    [{ themes: [] }, 'themes', 'Choose at least one theme.'],
    [{ themes: ['fun'] }, 'themes', '"fun" is not a valid choice.'],
    [{ author: '' }, 'author', 'This is required.'],
    [{ resource_type: 'poem' }, 'resource_type', '"poem" is not a valid choice.'],
    [
      { source_url: 'javascript:alert(1)' },
      'source_url',
      'Enter an address that starts with https://.',
    ],
    [
      { source_url: 'http://a.example' },
      'source_url',
      'Enter an address that starts with https://.',
    ],
    [{ time_required: 0 }, 'time_required', 'Enter whole minutes, from 1 to 6,000.'],
    [{ intent: 'publish' }, 'intent', '"publish" is not a valid choice.'],
    [{ intent: { toString: 1 } }, 'intent', 'Not a valid string.'],
    [{ intent: null }, 'intent', 'This field may not be null.'],
    [{ status: 'published' }, 'status', 'Unknown field.'],
    [{ user_id: 1 }, 'user_id', 'Unknown field.'],
    [{ featured: true }, 'featured', 'Unknown field.'],
    [{ published_at: '2026-01-01' }, 'published_at', 'Unknown field.'],
    [{ moderation_feedback: '' }, 'moderation_feedback', 'Unknown field.'],
    [{ encoding: [] }, 'encoding', 'Unknown field.'],
  ])('returns 400 for %j and stores nothing', async (fault, field, message) => {
    const { token } = await join(server(), 'achieng');
    const answer = await create(token, fault);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [message] });
    expect(await server().app.db.select().from(resources)).toEqual([]);
  });

  test('returns 400 for a deeply nested list instead of a text', async () => {
    const { token } = await join(server(), 'achieng');
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const sent = JSON.stringify({ ...resourcePayload, intent: 'deep' }).replace('"deep"', deep);
    const answer = await server().post(url, sent, { token });
    expect([answer.status, answer.body]).toEqual([400, { intent: ['Not a valid string.'] }]);
  });

  test('returns 401 to a visitor', async () => {
    expect((await server().post(url, resourcePayload)).status).toBe(401);
  });

  test('stores scripts as plain text and removes line breaks from the headline', async () => {
    const { token } = await joinAsAdmin(server());
    const attack = '</script><script>alert(1)</script> [x](javascript:alert(1)) <img onerror=x>';
    const one = await added(token, {
      headline: '"; alert(1); //\r\nBcc: all@example.com',
      description: attack.repeat(2),
    });
    expect(one.description).toBe(attack.repeat(2));
    expect(one.headline).toBe('"; alert(1); // Bcc: all@example.com');
    const { text, headers } = await server().get(`${url}${one.resource_id}/`);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('</script>');
  });

  test('creates one resource when it is repeated under its key', async () => {
    const { token } = await join(server(), 'achieng');
    const headers = { 'idempotency-key': 'k1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => server().post(url, resourcePayload, { token, headers })),
    );
    const ids = answers.map((answer) => resourceOf(answer, 201).resource_id);
    expect(new Set(ids).size).toBe(1);
    expect(await server().app.db.select().from(resources)).toHaveLength(1);
  });

  test('returns 429 after thirty posts in a day, and 201 the next day', async () => {
    const { token } = await join(server(), 'achieng');
    for (let count = 0; count < 30; count += 1) await added(token, { intent: 'draft' });
    const tooMany = await create(token);
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers['retry-after']).toBe('86400');
    server().advance(86_401);
    const fresh = await server().post('accounts/login/', {
      username: 'achieng',
      password: 'korosho-na-chai',
    });
    const { user_data: again } = fresh.body as { user_data: { token: string } };
    await added(again.token);
  });
});

describe('files and images of a resource', () => {
  test('are uploads of the member', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const file = await upload(server(), user_id, 'file');
    const image = await upload(server(), user_id, 'image');
    const alt = ' Two bins at a stall ';
    const one = await added(token, { files: [file], image: { src: image, alt } });
    expect(one).toMatchObject({
      image: { src: image, widths: [900], width: 900, height: 600, alt: 'Two bins at a stall' },
      encoding: [
        {
          name: 'guide.pdf',
          content_url: file,
          encoding_format: 'application/pdf',
          content_size: 4,
        },
      ],
    });
    const without = resourceOf(await change(one.resource_id, token));
    expect(without).toMatchObject({ image: null, encoding: [] });
  });

  test("are refused with 400 when they are another's, of another kind or unknown", async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const other = await join(server(), 'kadzo');
    const wrong = [
      await upload(server(), other.user_id, 'file'),
      await upload(server(), user_id, 'image'),
      '/uploads/0123456789abcdefghijkl/guide.pdf',
      'https://evil.example/guide.pdf',
      '/uploads/../../etc/passwd',
    ];
    for (const file of wrong) {
      const answer = await create(token, { files: [file] });
      expect([file, answer.status]).toEqual([file, 400]);
      expect(Object.keys(answer.body)).toEqual(['files']);
    }
    const picture = await upload(server(), user_id, 'picture');
    expect((await create(token, { image: { src: picture, alt: '' } })).body).toHaveProperty(
      'image',
    );
    expect(await server().app.db.select().from(resources)).toEqual([]);
  });

  test('are kept when an admin edits the resource', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const file = await upload(server(), user_id, 'file');
    const image = { src: await upload(server(), user_id, 'image'), alt: '' };
    const { resource_id: id } = await added(token, { files: [file], image });
    const mended = resourceOf(await change(id, admin.token, { files: [file], image }));
    expect(mended.encoding).toHaveLength(1);
    expect(mended).toMatchObject({ user_id, image, status: 'published' });
  });
});

describe('PUT /mainapp/resources/:id/', () => {
  test.each(['published', 'rejected', 'changes_requested', 'draft'] as const)(
    'makes a resource with the status %s pending and keeps its feedback',
    async (status) => {
      const { token } = await join(server(), 'achieng');
      const { resource_id: id } = await added(token);
      const published_at = status === 'published' ? new Date('2026-01-05T08:00:00Z') : null;
      await setState(id, { status, moderation_feedback: 'Name the source.', published_at });
      const changed = resourceOf(await change(id, token, { headline: 'Sorting waste, again' }));
      expect(changed).toMatchObject({
        headline: 'Sorting waste, again',
        status: 'pending',
        moderation_feedback: 'Name the source.',
        published_at: published_at?.toISOString() ?? null,
      });
      expect(await seenBy(id)).toBe(404);
    },
  );

  test('keeps the resource of an admin published with its first date', async () => {
    const { token } = await joinAsAdmin(server());
    const { resource_id: id, published_at } = await added(token);
    await setState(id, { featured: true });
    server().advance(3600);
    expect(resourceOf(await change(id, token))).toMatchObject({
      status: 'published',
      published_at,
      featured: true,
      modified_at: server().app.now().toISOString(),
    });
  });

  test('makes it a draft for its owner, and returns 403 to an admin', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const { resource_id: id } = await added(token);
    expect((await change(id, admin.token, { intent: 'draft' })).status).toBe(403);
    expect(resourceOf(await change(id, token, { intent: 'draft' })).status).toBe('draft');
  });

  test('returns 400 for fields that only the server sets', async () => {
    const { token } = await join(server(), 'achieng');
    const { resource_id: id } = await added(token);
    for (const field of ['status', 'user_id', 'featured', 'published_at']) {
      const answer = await change(id, token, { [field]: 'published' });
      expect(answer.body).toEqual({ [field]: ['Unknown field.'] });
    }
  });
});

describe('the resource of another member', () => {
  const attempts = async (id: number, token?: string) => {
    const sent = { ...resourcePayload, modified_at: 'unknown' };
    const put = server().post(`${url}${id}/`, sent, { method: 'PUT', ...(token && { token }) });
    return [(await put).status, (await remove(id, token)).status];
  };

  test('returns 403 when it is public, and 404 when it is hidden or unknown', async () => {
    const { token } = await join(server(), 'achieng');
    const other = await join(server(), 'kadzo');
    const { resource_id: id } = await added(token);
    for (const status of ['draft', 'pending', 'changes_requested', 'rejected'] as const) {
      await setState(id, { status });
      expect([status, await attempts(id, other.token)]).toEqual([status, [404, 404]]);
    }
    await setState(id, { status: 'published' });
    expect(await attempts(id, other.token)).toEqual([403, 403]);
    expect(await attempts(999_999, other.token)).toEqual([404, 404]);
    expect(await attempts(id)).toEqual([401, 401]);
    expect(await rowOf(id)).toMatchObject({ status: 'published' });
  });
});

test('DELETE /mainapp/resources/:id/ returns 204 and deletes the resource', async () => {
  const { token } = await join(server(), 'achieng');
  const { resource_id: id } = await added(token);
  const answer = await remove(id, token);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await rowOf(id)).toBeUndefined();
  expect((await remove(id, token)).status).toBe(404);
});

test.each(['x', '0', '-1', '1.5', '99999999999'])(
  'DELETE /mainapp/resources/:id/ returns 404 for %s',
  async (id) => {
    const { token } = await join(server(), 'achieng');
    const answer = await server().post(`${url}${id}/`, '', { token, method: 'DELETE' });
    expect(answer.status).toBe(404);
  },
);

describe('a change with a stale version', () => {
  const read = async (id: number, token: string) =>
    String((await server().get(`${url}${id}/`, token)).body['modified_at']);

  test('returns 409 with both versions and changes nothing', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const { resource_id: id } = await added(token);
    const modified_at = await read(id, token);
    const theirs = resourceOf(await change(id, admin.token, { headline: 'Two bins and a scale' }));
    const sent = { ...resourcePayload, headline: 'Sorting in Gikomba', modified_at };
    const answer = await change(id, token, sent);
    expect([answer.status, answer.body['sent']]).toEqual([409, sent]);
    expect(answer.body['current']).toEqual({ ...theirs, moderation_feedback: null });
    expect(await rowOf(id)).toMatchObject({ headline: 'Two bins and a scale' });
    const chosen = { ...sent, modified_at: theirs.modified_at };
    expect(resourceOf(await change(id, token, chosen)).headline).toBe('Sorting in Gikomba');
  });

  test('returns 409 to one of two that are sent at the same moment', async () => {
    const { token } = await join(server(), 'achieng');
    const { resource_id: id } = await added(token);
    const modified_at = await read(id, token);
    const answers = await Promise.all(
      ['Sorting in Gikomba', 'Sorting in Kibuye'].map((headline) =>
        change(id, token, { headline, modified_at }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('returns 200 when its content is the same, as after a lost answer', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const files = [await upload(server(), user_id, 'file')];
    const { resource_id: id } = await added(token);
    const modified_at = await read(id, token);
    for (let time = 0; time < 2; time += 1) {
      expect((await change(id, token, { files, modified_at })).status).toBe(200);
    }
    expect((await change(id, token, { files: [], modified_at })).status).toBe(409);
  });

  test.each(['published', 'changes_requested', 'rejected', 'pending'] as const)(
    'keeps the later status %s when its content is the same',
    async (status) => {
      const { token } = await join(server(), 'achieng');
      const { resource_id: id } = await added(token);
      const modified_at = await read(id, token);
      expect((await change(id, token, { modified_at })).status).toBe(200);
      await setState(id, { status, moderation_feedback: 'Thank you.' });
      const decided = await rowOf(id);
      server().advance(60);
      expect(resourceOf(await change(id, token, { modified_at })).status).toBe(status);
      expect(await rowOf(id)).toEqual(decided);
    },
  );

  test('submits a draft, or publishes it for an admin, when its content is the same', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const { resource_id: id } = await added(token, { intent: 'draft' });
    const modified_at = await read(id, token);
    await change(id, token, { intent: 'draft' });
    expect(resourceOf(await change(id, token, { modified_at })).status).toBe('pending');
    expect(resourceOf(await change(id, admin.token, { modified_at })).status).toBe('published');
  });

  test('returns 400 without a version', async () => {
    const { token } = await join(server(), 'achieng');
    const { resource_id: id } = await added(token);
    const answer = await server().post(`${url}${id}/`, resourcePayload, { token, method: 'PUT' });
    expect([answer.status, answer.body]).toEqual([
      400,
      { modified_at: ['This field is required.'] },
    ]);
  });
});
