import { SHARED } from '../../worker/messages';

/** The picture that another app has shared, once; null where there is none. */
export async function takeSharedPicture(): Promise<File | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open(SHARED.cache);
  const kept = await cache.match(SHARED.address);
  if (!kept) return null;
  await cache.delete(SHARED.address);
  const picture = await kept.blob();
  return new File([picture], `shared.${picture.type.replace(/^image\//, '')}`, {
    type: picture.type,
  });
}
