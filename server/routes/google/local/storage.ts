import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** An in-memory store for the local provider; entries expire. `now` is in milliseconds. */
export function createStorage(now: () => number): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const deleteExpired = () => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(key);
  };
  const find = (isIt: (payload: AdapterPayload, key: string) => boolean) => {
    deleteExpired();
    const found = [...entries].find(([key, { payload }]) => isIt(payload, key));
    return Promise.resolve(found?.[1].payload);
  };
  return (model) => ({
    upsert(id, payload, seconds = 600) {
      deleteExpired();
      entries.set(`${model}:${id}`, { payload, expiresAt: now() + seconds * 1000 });
      return Promise.resolve();
    },
    find: (id) => find((_payload, key) => key === `${model}:${id}`),
    findByUid: (uid) => find((payload, key) => key.startsWith(`${model}:`) && payload.uid === uid),
    findByUserCode: () => Promise.resolve(undefined),
    consume(id) {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
      return Promise.resolve();
    },
    destroy(id) {
      entries.delete(`${model}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
      return Promise.resolve();
    },
  });
}
