/** Deletes the drafts of a member and the answers that wait to be saved from this browser. */
export function forgetDrafts(readStorage: () => Storage, userId: number): void {
  try {
    const storage = readStorage();
    const isTheirs = (key: string) =>
      /draft|queue/i.test(key) && key.split(':').includes(String(userId));
    for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
