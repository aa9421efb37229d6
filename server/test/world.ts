import { eq } from 'drizzle-orm';
import { abuseReports, events, resources } from '../db/posts';
import { uploads, users } from '../db/schema';
import { business, confirmEmail, individual, signUp } from './people';
import { POSTED_AT, type World } from './permissionCases';
import type { TestApp } from './testApp';
import { listingOf, putApplication, putListing } from './vetting';

const person = (name: string) => ({
  ...individual,
  first_name: name,
  last_name: 'Barasa',
  username: name,
  email: `${name}@example.org`,
});

async function addPosts({ app: { db } }: TestApp, user_id: number) {
  const day = new Date('2026-04-01T09:00:00Z');
  const post = { user_id, themes: [], description: '', modified_at: POSTED_AT };
  const resource = { ...post, headline: '', abstract: '', resource_type: 'guide', author: '' };
  const event = { ...post, name: '', summary: '', attendance_mode: 'online', organizer: '' };
  const dates = { start_date: day, end_date: day };
  const madeResources = await db
    .insert(resources)
    .values([
      { ...resource, resource_type: 'guide', status: 'draft' },
      { ...resource, resource_type: 'guide', status: 'published', published_at: day },
    ])
    .returning({ id: resources.id });
  const madeEvents = await db
    .insert(events)
    .values([
      { ...event, ...dates, attendance_mode: 'online', slug: 'hidden', status: 'draft' },
      { ...event, ...dates, attendance_mode: 'online', slug: 'shown', status: 'published' },
    ])
    .returning({ id: events.id });
  const [resourceId = 0, publicResourceId = 0] = madeResources.map(({ id }) => id);
  const [eventId = 0, publicEventId = 0] = madeEvents.map(({ id }) => id);
  return { resourceId, publicResourceId, eventId, publicEventId };
}

/** Members of every kind with their posts, listing, application, file and report, in an empty database. */
export async function createWorld(server: TestApp): Promise<World> {
  const { db } = server.app;
  const members = {
    individual: await signUp(server),
    otherIndividual: await signUp(server, person('baraka')),
    business: await signUp(server, business),
    admin: await signUp(server, person('root')),
  };
  const { user_id } = members.individual;
  await confirmEmail(server, user_id);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, members.admin.user_id));
  const newsletterToken = 'BBBBBBBBBBBBBBBBBBBBBB';
  await db
    .update(users)
    .set({ newsletter_at: server.app.now(), newsletter_token: newsletterToken })
    .where(eq(users.id, user_id));
  await putListing(server, members.business.user_id, {
    slug: 'tujenge-bricks',
    status: 'published',
  });
  const id = 'CCCCCCCCCCCCCCCCCCCCCC';
  const bytes = Buffer.from('%PDF-1.7');
  const file = { id, user_id, kind: 'file', name: 'a.pdf', content_size: 8, bytes } as const;
  await db.insert(uploads).values({ ...file, encoding_format: 'application/pdf' });
  const posts = await addPosts(server, user_id);
  const [report] = await db
    .insert(abuseReports)
    .values({
      subject: 'resource',
      subject_id: posts.publicResourceId,
      reason: 'something else',
      details: 'Wrong.',
      email: '',
    })
    .returning({ id: abuseReports.id });
  return {
    members,
    ...posts,
    file: `/uploads/${id}/a.pdf`,
    newsletterToken,
    listingId: (await listingOf(server, members.business.user_id)).id,
    applicationId: await putApplication(server, members.business.user_id, 'in_progress', {}),
    abuseReportId: report?.id ?? 0,
  };
}
