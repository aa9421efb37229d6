import { t } from '../language';

/** What a photo shows, in the words of who sent it, else by the name of what it belongs to. */
export function photoText({ alt }: { alt: string }, name: string, index = 0): string {
  if (alt !== '') return alt;
  return index === 0
    ? t('Photo of {name}', { name })
    : t('Photo {number} of {name}', { number: index + 1, name });
}
