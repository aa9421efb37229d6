/** Local storage; what cannot be stored there is kept in memory until the page closes. */
export function createSafeStorage(readStorage: () => Storage, onFailure: () => void): Storage {
  const memory = new Map<string, string>();
  let hasWarned = false;
  const real = ((): Storage | null => {
    try {
      return readStorage();
    } catch {
      return null;
    }
  })();
  const warnOnce = () => {
    if (!hasWarned) onFailure();
    hasWarned = true;
  };
  return {
    get length() {
      return real?.length ?? memory.size;
    },
    key: (index) => real?.key(index) ?? [...memory.keys()][index] ?? null,
    getItem: (key) => memory.get(key) ?? real?.getItem(key) ?? null,
    setItem: (key, value) => {
      try {
        if (!real) throw new Error('storage is blocked');
        real.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
        warnOnce();
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      real?.removeItem(key);
    },
    clear: () => {
      memory.clear();
      real?.clear();
    },
  };
}
