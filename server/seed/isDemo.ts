import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { settings } from '../db/schema/shared';

export const DEMO_SETTING = 'demo';

/** Of every demo account. */
export const DEMO_PASSWORD = 'karibu-2026';

/** Whether the demo accounts were written into this database. */
export async function isDemo(db: Db): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.name, DEMO_SETTING));
  return rows.length > 0;
}
