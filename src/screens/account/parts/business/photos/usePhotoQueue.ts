import { useRef, useState } from 'react';
import { UPLOAD_RULES } from '../../../../../../domain/uploadRules';
import { preparePhoto, UnfitPhoto } from '../../../../../ui/fields/preparePhoto';

/** A photo that was chosen and is not stored yet. */
export interface PendingPhoto {
  key: number;
  file: File;
  /** Why it was not stored; null while it waits or is being sent. */
  fault: string | null;
  /** Another attempt may succeed. */
  canRetry: boolean;
}

/**
 * Makes chosen photos smaller and sends them, one after the other. One that fails stays in the list until
 * it is sent again or dropped.
 */
export function usePhotoQueue(
  upload: (file: File) => Promise<string>,
  onStored: (src: string) => void,
) {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const lastKey = useRef(0);
  const line = useRef(Promise.resolve());
  /** Kept for another attempt, so that the server recognises it. */
  const prepared = useRef(new Map<number, File>());

  const drop = (key: number) => {
    prepared.current.delete(key);
    setPending((photos) => photos.filter((photo) => photo.key !== key));
  };
  const change = (key: number, part: Partial<PendingPhoto>) =>
    setPending((photos) =>
      photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)),
    );

  async function send(key: number, file: File): Promise<void> {
    try {
      const small = prepared.current.get(key) ?? (await preparePhoto(file, UPLOAD_RULES.image));
      prepared.current.set(key, small);
      const src = await upload(small);
      drop(key);
      onStored(src);
    } catch (thrown) {
      const fault = thrown instanceof Error ? thrown.message : String(thrown);
      change(key, { fault, canRetry: !(thrown instanceof UnfitPhoto) });
    }
  }

  const enqueue = (key: number, file: File) => {
    line.current = line.current.then(() => send(key, file));
  };

  return {
    pending,
    add(files: readonly File[]): void {
      const added = files.map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file, fault: null, canRetry: false };
      });
      setPending((photos) => [...photos, ...added]);
      for (const { key, file } of added) enqueue(key, file);
    },
    retry({ key, file }: PendingPhoto): void {
      change(key, { fault: null });
      enqueue(key, file);
    },
    drop,
  };
}
