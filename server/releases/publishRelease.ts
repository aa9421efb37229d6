import { desc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { filesOfReleases, releaseFiles, releases } from '../db/schema/releases';
import { readBuild, readBuiltFile, type Build } from './builtFiles';

/** So many releases are kept, that of this process among them. */
const KEPT_RELEASES = 3;
/** Some hundred kilobytes in one statement. */
const FILES_AT_ONCE = 20;

/** Any constant; every process of this product must use the same. */
const PUBLISHING_LOCK = 20_261_126;

async function newestOf(db: Db): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: releases.id })
    .from(releases)
    .orderBy(desc(releases.published_at))
    .limit(1);
  return newest?.id;
}

async function addMissingFiles(tx: Db, dist: string, { names }: Build): Promise<void> {
  const known = await tx
    .select({ name: releaseFiles.name })
    .from(releaseFiles)
    .where(inArray(releaseFiles.name, names));
  const found = new Set(known.map(({ name }) => name));
  const missing = names.filter((name) => !found.has(name));
  for (let start = 0; start < missing.length; start += FILES_AT_ONCE) {
    const some = missing.slice(start, start + FILES_AT_ONCE);
    const files = await Promise.all(some.map((name) => readBuiltFile(dist, name)));
    await tx.insert(releaseFiles).values(files);
  }
}

async function removeOld(tx: Db): Promise<void> {
  const kept = tx
    .select({ id: releases.id })
    .from(releases)
    .orderBy(desc(releases.published_at))
    .limit(KEPT_RELEASES);
  await tx.delete(releases).where(notInArray(releases.id, kept));
  const used = tx.select({ name: filesOfReleases.name }).from(filesOfReleases);
  await tx.delete(releaseFiles).where(notInArray(releaseFiles.name, used));
}

/**
 * Keeps the built files of this release in the database, and removes those that none of the last three releases has.
 * Nothing happens where it is the newest already, or where the pages are not built.
 */
export async function publishRelease(db: Db, dist: string): Promise<void> {
  const build = readBuild(dist);
  if (!build || (await newestOf(db)) === build.id) return;
  await db.transaction(async (tx) => {
    // Processes that start at the same time wait for the first, which writes some megabytes.
    await tx.execute(sql`set local lock_timeout = '60s'`);
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`);
    if ((await newestOf(tx)) === build.id) return;
    const { id } = build;
    // The clock of the database, since those of several machines differ.
    const published_at = sql`clock_timestamp()`;
    await tx
      .insert(releases)
      .values({ id, published_at })
      .onConflictDoUpdate({ target: releases.id, set: { published_at } });
    await addMissingFiles(tx, dist, build);
    await tx
      .insert(filesOfReleases)
      .values(build.names.map((name) => ({ release_id: id, name })))
      .onConflictDoNothing();
    await removeOld(tx);
  });
}
