import { eq } from 'drizzle-orm';
import type { IssueState } from '../../../domain/newsletter';
import { issueRecipients, newsletterIssues } from '../../../server/db/schema/newsletter';
import { mails } from '../../../server/db/schema/mails';
import { MOMENT } from '../frozenClock';
import { recordScenes } from '../records';

const inNewsletter = {
  by: 'admin',
  address: (id: number) => `/vetting/admin/newsletter/${id}`,
};

export const issue = recordScenes<IssueState>({
  machine: 'issue',
  views: {
    draft: inNewsletter,
    sending: inNewsletter,
    paused: inNewsletter,
    sent: inNewsletter,
    stopped: inNewsletter,
  },
  async put(stage, state) {
    const { db } = stage.product;
    const { user_id } = await stage.member('admin');
    await db.delete(newsletterIssues);
    const isDraft = state === 'draft';
    const isOver = state === 'sent' || state === 'stopped';
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(newsletterIssues)
        .values({
          admin_id: user_id,
          state,
          subject: 'Mending days in October',
          preview: 'Where to bring what is broken.',
          body: 'Habari,\n\nthree halls open their doors for menders this month. Bring a bag, a radio or a shirt.',
          web_token: 'of-the-gallery',
          cards: isDraft ? null : [],
          result: isOver
            ? { sent: 118, failed: 2, skipped: 0, waiting: state === 'sent' ? 0 : 40 }
            : null,
          created_at: new Date(MOMENT - 86_400_000),
          changed_at: new Date(MOMENT - 86_400_000),
          started_at: isDraft ? null : new Date(MOMENT - 3_600_000),
        })
        .returning({ id: newsletterIssues.id });
      const id = row?.id ?? 0;
      // Without anybody left to send it to, it would be sent at once.
      if (state === 'sending') {
        const key = `issue:${id}:${user_id}`;
        await tx.insert(issueRecipients).values({ issue_id: id, user_id, state: 'queued' });
        await tx.insert(mails).values({
          key,
          recipient: 'admin@kijani.example',
          kind: 'issue',
          subject: 'Mending days in October',
          text: 'Habari',
          message_id: `<${key}@kijani.example>`,
          next_attempt_at: new Date(MOMENT + 86_400_000),
        });
      }
      return id;
    });
  },
  async stateOf({ product }, id) {
    const [row] = await product.db
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id));
    return row?.state;
  },
});
