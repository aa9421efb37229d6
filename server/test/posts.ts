import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EventPayload } from '../../domain/contract/event';
import type { ResourcePayload } from '../../domain/contract/resource';
import type { UserData } from '../../domain/contract/session';
import type { UploadKind } from '../../domain/contract/upload';
import { events } from '../db/schema/posts';
import { users } from '../db/schema/accounts';
import { contentUrlOf, uploadsRepository } from '../routes/uploads/repository';
import { individual, signUp } from './people';
import type { Answer, TestApp } from './testApp';

export const resourcePayload: ResourcePayload = {
  intent: 'submit',
  headline: 'Sorting waste at a market',
  abstract: 'What forty stalls learned in a year of two bins and one scale.',
  description: '# Begin small\n\nOne row of stalls, one month, and a scale that everybody can see.',
  resource_type: 'case study',
  themes: ['responsible processing & packaging'],
  author: 'Achieng Otieno',
  publisher: '',
  source_url: '',
  license: 'CC BY 4.0',
  in_language: 'en',
  time_required: 8,
  files: [],
  image: null,
};

/** A few weeks after the moment at which the tests' clock stands. */
export const eventPayload: EventPayload = {
  intent: 'submit',
  name: 'Repair Saturday',
  summary: 'Bring what is broken and mend it with people who can.',
  description: 'Bring one thing that is broken. We have tools, tea and five patient menders.',
  start_date: '2026-03-28T10:00:00+03:00',
  end_date: '2026-03-28T13:00:00+03:00',
  timezone: 'Africa/Nairobi',
  attendance_mode: 'in_person',
  themes: ['community action'],
  place_name: 'Kibuye social hall',
  street_address: 'Jomo Kenyatta Highway',
  county: '042',
  online_url: '',
  organizer: 'Achieng Otieno',
  price: 0,
  booking_url: '',
  maximum_attendee_capacity: null,
  in_language: 'en',
  members_only: false,
  image: null,
};

/** A new member of this name. */
export const join = (server: TestApp, name: string): Promise<UserData> =>
  signUp(server, { ...individual, username: name, email: `${name}@example.com`, first_name: name });

export async function joinAsAdmin(server: TestApp): Promise<UserData> {
  const admin = await join(server, 'admin');
  await server.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user_id));
  return admin;
}

/** The published event of a member, who is `host`, which `guest` attends. */
export async function createAttended(server: TestApp) {
  const url = 'mainapp/events/';
  const { token } = await join(server, 'host');
  const guest = await join(server, 'guest');
  const answer = await server.post(url, eventPayload, { token });
  const id = Number(answer.body['event_id']);
  const published_at = new Date('2026-03-01T08:00:00Z');
  const published = { status: 'published', published_at } as const;
  await server.app.db.update(events).set(published).where(eq(events.id, id));
  await server.post(`${url}${id}/attendance/`, '', { token: guest.token });
  return { id, token };
}

/** One week later than `eventPayload`. */
export const newDates = {
  start_date: '2026-04-04T10:00:00+03:00',
  end_date: '2026-04-04T13:00:00+03:00',
};

/** The address of a file that this member has uploaded. */
export async function upload(server: TestApp, userId: number, kind: UploadKind): Promise<string> {
  const row = {
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    kind,
    name: kind === 'file' ? 'guide.pdf' : 'photo.webp',
    encoding_format: kind === 'file' ? 'application/pdf' : 'image/webp',
    content_size: 4,
    ...(kind !== 'file' && { width: 900, height: 600 }),
    bytes: Buffer.from('%PDF'),
  };
  await uploadsRepository(server.app.db).add(row, []);
  return contentUrlOf(row);
}

interface Calls {
  create(token: string, change?: object): Promise<Answer>;
  change(id: number, token: string, change?: object): Promise<Answer>;
  remove(id: number, token?: string): Promise<Answer>;
}

/** Writes to `url`, each with `payload` and what the test changes of it; a change of what was just read. */
export const callsOf = (server: () => TestApp, url: string, payload: object): Calls => ({
  create: (token, change) => server().post(url, { ...payload, ...change }, { token }),
  async change(id, token, change) {
    const { body } = await server().get(`${url}${id}/`, token);
    const modified_at = body['modified_at'] ?? 'unknown';
    const sent = { ...payload, modified_at, ...change };
    return server().post(`${url}${id}/`, sent, { token, method: 'PUT' });
  },
  remove: (id, token) =>
    server().post(`${url}${id}/`, '', { method: 'DELETE', ...(token && { token }) }),
});
