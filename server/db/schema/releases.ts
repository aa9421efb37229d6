import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, created } from './columns';

/** Releases whose files are kept, so that pages of one release can still load theirs after the next (ADR 61). */
export const releases = pgTable('releases', {
  /** Made from the names of its files. */
  id: text().primaryKey(),
  published_at: created(),
});

/** The files of `/assets/` of all kept releases; a name has the hash of its content. */
export const releaseFiles = pgTable('release_files', {
  name: text().primaryKey(),
  /** Of the content before it is compressed, in base64, as browsers name a dictionary. */
  sha256: text().notNull(),
  media_type: text().notNull(),
  is_brotli: boolean().notNull(),
  content: bytea().notNull(),
});

export const filesOfReleases = pgTable(
  'files_of_releases',
  {
    release_id: text()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    name: text()
      .notNull()
      .references(() => releaseFiles.name, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.release_id, table.name] }),
    index('files_of_releases_name_idx').on(table.name),
  ],
);
