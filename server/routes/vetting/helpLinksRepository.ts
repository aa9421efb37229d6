import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { HelpLink, HelpLinkPayload } from '../../../domain/contract/helpLinks';
import { t } from '../../../domain/language';
import { HELP_LINK_DAYS, MOST_HELP_LINKS } from '../../../domain/vetting/helpLinks';
import type { Db } from '../../db/database';
import { users } from '../../db/schema/accounts';
import { helpLinks } from '../../db/schema/vetting';
import { conflict, notFound } from '../../plugins/failures';
import { createResetToken, hashResetToken } from '../../security/resetTokens';

const DAY = 86_400_000;

type Row = typeof helpLinks.$inferSelect;

const toLink = ({ id, category, name, created_at, expires_at, answers }: Row): HelpLink => ({
  id,
  category,
  name,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  answers,
});

/** Links by which others answer one category for a business. */
export const helpLinksRepository = (db: Db) => ({
  /** Those that still work, the oldest first. */
  async of(userId: number, now: Date): Promise<HelpLink[]> {
    const rows = await db
      .select()
      .from(helpLinks)
      .where(and(eq(helpLinks.user_id, userId), gt(helpLinks.expires_at, now)))
      .orderBy(helpLinks.id);
    return rows.map(toLink);
  },

  /**
   * Adds a link, within a transaction that has locked the business. Returns it with the secret of its
   * address, which is not kept. Throws 409 when there are too many.
   */
  async add(
    userId: number,
    { category, name }: HelpLinkPayload,
    now: Date,
  ): Promise<HelpLink & { token: string }> {
    const open = await this.of(userId, now);
    if (open.length >= MOST_HELP_LINKS) {
      throw conflict(
        t('At most {most} links work at the same time. End one of them first.', {
          most: MOST_HELP_LINKS,
        }),
      );
    }
    const token = createResetToken();
    const [row] = await db
      .insert(helpLinks)
      .values({
        user_id: userId,
        category,
        name,
        token_hash: hashResetToken(token),
        created_at: now,
        expires_at: new Date(now.getTime() + HELP_LINK_DAYS * DAY),
      })
      .returning();
    if (!row) throw new Error('the link was not written');
    return { ...toLink(row), token };
  },

  /** Ends a link of this business. Throws 404 where there is none of this number. */
  async end(userId: number, linkId: number): Promise<void> {
    const [row] = await db
      .delete(helpLinks)
      .where(and(eq(helpLinks.user_id, userId), eq(helpLinks.id, linkId)))
      .returning({ id: helpLinks.id });
    if (!row) throw notFound();
  },

  /** The link and its business while it works; null for any other. */
  async byToken(token: string, now: Date) {
    const [row] = await db
      .select({ link: helpLinks, business: users })
      .from(helpLinks)
      .innerJoin(users, eq(users.id, helpLinks.user_id))
      .where(and(eq(helpLinks.token_hash, hashResetToken(token)), gt(helpLinks.expires_at, now)));
    return row ?? null;
  },

  async countAnswer(linkId: number): Promise<void> {
    await db
      .update(helpLinks)
      .set({ answers: sql`${helpLinks.answers} + 1` })
      .where(eq(helpLinks.id, linkId));
  },

  /** Deletes those that have ended. */
  async removeExpired(now: Date): Promise<void> {
    await db.delete(helpLinks).where(lte(helpLinks.expires_at, now));
  },
});
