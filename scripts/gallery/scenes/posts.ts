import { eq } from 'drizzle-orm';
import type { EventStatus, PostStatus } from '../../../domain/vocabulary';
import { events, resources } from '../../../server/db/schema/posts';
import { MOMENT } from '../frozenClock';
import { recordScenes } from '../records';
import type { Stage } from '../stage';

const DAY = 86_400_000;
const OWNER = 'wanjiku';
const MODERATION = '/vetting/admin/moderation';

const FEEDBACK = 'Please say who may come, and whether there is a fee.';

const feedbackOn = (status: EventStatus): string | null =>
  status === 'changes_requested' || status === 'rejected' ? FEEDBACK : null;

async function ownerOf(stage: Stage): Promise<number> {
  const { user_id } = await stage.member(OWNER);
  return user_id;
}

const EVENT = 'Mending day in Ahero';
const SLUG = 'mending-day-in-ahero';
const inOwnEvents = { by: OWNER, address: '/events/my-events', text: EVENT };
const inCalendar = { address: '/events?q=mending', text: EVENT };

export const event = recordScenes<EventStatus>({
  machine: 'event',
  placeOf: (status) =>
    ['published', 'cancelled', 'postponed'].includes(status)
      ? `shown.${status}`
      : `hidden.${status}`,
  views: {
    draft: inOwnEvents,
    pending: { by: 'admin', address: MODERATION, text: EVENT },
    changes_requested: inOwnEvents,
    rejected: inOwnEvents,
    published: inCalendar,
    cancelled: inCalendar,
    postponed: inCalendar,
  },
  async put(stage, status) {
    const { db } = stage.product;
    await db.delete(events).where(eq(events.slug, SLUG));
    const begins = MOMENT + 14 * DAY;
    const [row] = await db
      .insert(events)
      .values({
        user_id: await ownerOf(stage),
        slug: SLUG,
        status,
        moderation_feedback: feedbackOn(status),
        name: EVENT,
        summary: 'Bring what is broken and mend it with people who can.',
        description: 'We have tools, thread and tea.',
        start_date: new Date(begins),
        end_date: new Date(begins + 3 * 3_600_000),
        attendance_mode: 'in_person',
        themes: ['community action'],
        place_name: 'Ahero social hall',
        county: '042',
        organizer: 'Wanjiku Kamau',
        published_at: new Date(MOMENT - DAY),
        modified_at: new Date(MOMENT - DAY),
      })
      .returning({ id: events.id });
    return row?.id ?? 0;
  },
  async stateOf({ product }, id) {
    const [row] = await product.db.select().from(events).where(eq(events.id, id));
    return row?.status;
  },
});

const RESOURCE = 'How to mend a zip';
const inOwnResources = { by: OWNER, address: '/resources/my-resources', text: RESOURCE };

export const resource = recordScenes<PostStatus>({
  machine: 'resource',
  views: {
    draft: inOwnResources,
    pending: { by: 'admin', address: MODERATION, text: RESOURCE },
    changes_requested: inOwnResources,
    rejected: inOwnResources,
    published: { address: '/resources/all?q=zip', text: RESOURCE },
  },
  async put(stage, status) {
    const { db } = stage.product;
    await db.delete(resources).where(eq(resources.headline, RESOURCE));
    const [row] = await db
      .insert(resources)
      .values({
        user_id: await ownerOf(stage),
        status,
        moderation_feedback: feedbackOn(status),
        headline: RESOURCE,
        abstract: 'Most zips that are thrown away need a new slider and ten minutes.',
        description: 'Take the old slider off with pliers. Push the new one on from the end.',
        resource_type: 'guide',
        themes: ['community action'],
        author: 'Wanjiku Kamau',
        published_at: new Date(MOMENT - DAY),
        modified_at: new Date(MOMENT - DAY),
      })
      .returning({ id: resources.id });
    return row?.id ?? 0;
  },
  async stateOf({ product }, id) {
    const [row] = await product.db.select().from(resources).where(eq(resources.id, id));
    return row?.status;
  },
});
