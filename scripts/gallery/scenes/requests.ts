import { eq } from 'drizzle-orm';
import type { DataRequestState } from '../../../domain/privacy';
import { abuseReports } from '../../../server/db/schema/reports';
import { dataRequests } from '../../../server/db/schema/privacy';
import { listings } from '../../../server/db/schema/listings';
import { MOMENT } from '../frozenClock';
import { recordScenes } from '../records';

const DAY = 86_400_000;
const MEMBER = 'wanjiku';
const ASKED = 'Please send me a copy of what you have about me.';
const onProfile = { by: MEMBER, address: '/profile', text: ASKED };

export const dataRequest = recordScenes<DataRequestState>({
  machine: 'dataRequest',
  views: {
    open: { by: 'admin', address: '/vetting/admin/privacy', text: ASKED },
    done: onProfile,
    refused: onProfile,
  },
  async put(stage, state) {
    const { db } = stage.product;
    const { user_id } = await stage.member(MEMBER);
    await db.delete(dataRequests);
    const isOpen = state === 'open';
    const [row] = await db
      .insert(dataRequests)
      .values({
        user_id,
        kind: 'access',
        state,
        email: 'wanjiku@example.org',
        details: ASKED,
        answer: isOpen ? '' : 'It is in the file that was sent to you on Thursday.',
        is_recorded: false,
        received_at: new Date(MOMENT - 2 * DAY),
        due_at: new Date(MOMENT + 5 * DAY),
        closed_at: isOpen ? null : new Date(MOMENT - DAY),
        created_at: new Date(MOMENT - 2 * DAY),
      })
      .returning({ id: dataRequests.id });
    return row?.id ?? 0;
  },
  async stateOf({ product }, id) {
    const [row] = await product.db.select().from(dataRequests).where(eq(dataRequests.id, id));
    return row?.state;
  },
});

const closedReports = {
  by: 'admin',
  address: '/vetting/admin/moderation?view=reports&status=closed',
};

export const report = recordScenes<'open' | 'acted' | 'dismissed'>({
  machine: 'report',
  views: {
    open: { by: 'admin', address: '/vetting/admin/moderation?view=reports' },
    acted: closedReports,
    dismissed: closedReports,
  },
  async put(stage, state) {
    const { db } = stage.product;
    const admin = await stage.member('admin');
    const [about] = await db.select().from(listings).where(eq(listings.slug, 'akala-works'));
    await db.delete(abuseReports);
    const isOpen = state === 'open';
    const [row] = await db
      .insert(abuseReports)
      .values({
        subject: 'listing',
        subject_id: about?.id ?? 0,
        reason: 'wrong contact details',
        details: 'The phone number belongs to somebody else.',
        email: '',
        created_at: new Date(MOMENT - DAY),
        closed_at: isOpen ? null : new Date(MOMENT - DAY / 2),
        closed_by: isOpen ? null : admin.user_id,
        outcome: isOpen ? null : state,
        note: isOpen ? null : 'We called the business.',
      })
      .returning({ id: abuseReports.id });
    return row?.id ?? 0;
  },
  async stateOf({ product }, id) {
    const [row] = await product.db.select().from(abuseReports).where(eq(abuseReports.id, id));
    return row && (row.outcome ?? 'open');
  },
});
