import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { settings } from '../db/schema/shared';

/** The signing secret: as configured, else made once and shared by all processes of the database. */
export async function signingSecret(db: Db, configured: string | null): Promise<Uint8Array> {
  if (configured !== null) return new TextEncoder().encode(configured);
  const name = 'jwt_secret';
  const fresh = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return new TextEncoder().encode(row?.value ?? fresh);
}
