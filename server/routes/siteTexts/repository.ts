import { desc, eq } from 'drizzle-orm';
import type {
  SiteText,
  SiteTextHistory,
  SiteTextPayload,
  SiteTextSummary,
  SiteTextVersion,
} from '../../../domain/contract/siteText';
import { SITE_TEXT_KEYS, type SiteTextKey } from '../../../domain/siteTexts';
import type { Db } from '../../db/database';
import { siteTexts } from '../../db/schema/siteTexts';
import { users } from '../../db/schema/accounts';
import { changedMeanwhile, holds } from '../../posts/versions';

/** So many versions of a text the history shows. */
const SHOWN_VERSIONS = 50;

const shown = {
  key: siteTexts.key,
  version: siteTexts.version,
  text: siteTexts.text,
  asks_again: siteTexts.asks_again,
  created_at: siteTexts.created_at,
  first_name: users.first_name,
  last_name: users.last_name,
};

export const siteTextsRepository = (db: Db) => {
  const select = () =>
    db.select(shown).from(siteTexts).leftJoin(users, eq(users.id, siteTexts.admin_id));
  type Read = Awaited<ReturnType<typeof select>>[number];

  const toVersion = ({
    version,
    text,
    asks_again,
    created_at,
    ...name
  }: Read): SiteTextVersion => ({
    version,
    text,
    asks_again,
    changed_at: created_at.toISOString(),
    changed_by:
      name.first_name === null ? null : `${name.first_name} ${name.last_name ?? ''}`.trim(),
  });

  async function versionsOf(key: SiteTextKey, count: number): Promise<SiteTextVersion[]> {
    const rows = await select()
      .where(eq(siteTexts.key, key))
      .orderBy(desc(siteTexts.version))
      .limit(count);
    return rows.map(toVersion);
  }

  /** Version 0 where nobody has edited it. */
  async function newest(key: SiteTextKey) {
    const [last] = await versionsOf(key, 1);
    return last ?? { version: 0, text: null, changed_at: null };
  }

  return {
    async current(key: SiteTextKey): Promise<SiteText> {
      const { text, changed_at } = await newest(key);
      return { text, changed_at };
    },

    async list(): Promise<SiteTextSummary[]> {
      const lists = await Promise.all(SITE_TEXT_KEYS.map((key) => versionsOf(key, 1)));
      return SITE_TEXT_KEYS.map((key, index) => {
        const last = lists[index]?.[0];
        return {
          key,
          version: last?.version ?? 0,
          is_built_in: (last?.text ?? null) === null,
          changed_at: last?.changed_at ?? null,
          changed_by: last?.changed_by ?? null,
        };
      });
    },

    async history(key: SiteTextKey): Promise<SiteTextHistory> {
      const versions = await versionsOf(key, SHOWN_VERSIONS);
      const { version = 0, text = null } = versions[0] ?? {};
      return { key, version, text, versions };
    },

    /**
     * The text before; null where this was saved already, as when the answer to it was lost. Throws 409 with both texts
     * where there is another later version than the one that was read.
     */
    async save(
      key: SiteTextKey,
      { text, based_on, asks_again = false }: SiteTextPayload,
      adminId: number,
      now: Date,
    ): Promise<{ text: string | null } | null> {
      const before = await newest(key);
      const row = {
        key,
        version: based_on + 1,
        text,
        asks_again,
        admin_id: adminId,
        created_at: now,
      };
      const isCurrent = before.version === based_on;
      const added = isCurrent
        ? await db.insert(siteTexts).values(row).onConflictDoNothing().returning()
        : [];
      if (added.length > 0) return before;
      const [last] = await db
        .select()
        .from(siteTexts)
        .where(eq(siteTexts.key, key))
        .orderBy(desc(siteTexts.version))
        .limit(1);
      if (last && holds(last, { version: based_on + 1, text, asks_again, admin_id: adminId }))
        return null;
      throw changedMeanwhile(await this.history(key), { text, based_on, asks_again });
    },
  };
};
