/** Any address within the product; only the cache knows it. */
const NOTE = '/saves-data';

/** Whether the address is that of a font of the build. */
export const isFont = (address: string): boolean => /\/assets\/[^/?]+\.woff2$/.test(address);

/** What of a cache keeps one note. */
export interface NoteCache {
  put(key: string, note: Response): Promise<void>;
  match(key: string): Promise<Response | undefined>;
  delete(key: string): Promise<boolean>;
}

/** Whether the reader saves data, as a page said last. Browsers end workers at any time, so it is kept in a cache. */
export function createSaving(openCache: () => Promise<NoteCache>) {
  return {
    async set(savesData: boolean): Promise<void> {
      const cache = await openCache();
      await (savesData ? cache.put(NOTE, new Response()) : cache.delete(NOTE));
    },

    isOn: async (): Promise<boolean> => (await (await openCache()).match(NOTE)) !== undefined,
  };
}
