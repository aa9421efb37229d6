import { objectsToRemove } from '../db/schema/uploads';
import { openPostgres } from '../db/postgres';
import { createEmptyDatabase } from '../test/testDatabase';
import type { ObjectStore } from './objectStore';
import { keepObjects, removeObjects } from './removeObjects';

test('no object goes while a backup has yet to read it', async () => {
  const database = openPostgres(await createEmptyDatabase(), () => {});
  const { db } = database;
  const removed: string[] = [];
  const store: Pick<ObjectStore, 'remove'> = {
    remove: (keys) => Promise.resolve(void removed.push(...keys)),
  };
  try {
    await database.migrate();
    await db.insert(objectsToRemove).values({ key: 'uploads/one' });
    await db.transaction(async (backup) => {
      await keepObjects(backup);
      await removeObjects(db, store, new Date());
      expect(removed).toEqual([]);
    });
    await removeObjects(db, store, new Date());
    expect(removed).toEqual(['uploads/one']);
    expect(await db.$count(objectsToRemove)).toBe(0);
  } finally {
    await database.close();
  }
});
