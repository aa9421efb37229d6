/** Removes from this browser what a member had begun to write, and answers that still wait. */
export function forgetDrafts(readStorage: () => Storage, userId: number): void {
  try {
    const storage = readStorage();
    const isTheirs = (key: string) =>
      /draft|queue/i.test(key) && key.split(':').includes(String(userId));
    for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
  } catch {
    // A closed storage holds no drafts.
  }
}
