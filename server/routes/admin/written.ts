import { msg } from '../../../domain/language';
import { invalid } from '../../plugins/failures';

/** The trimmed words of a field. Throws 400 where nothing was written. */
export function written(field: string, text: string): string {
  const words = text.trim();
  if (words === '') throw invalid({ [field]: [msg('Write something here.')] });
  return words;
}

/** The moment that a field names. Throws 400 for what is none, and for one that is to come. */
export function pastMoment(field: string, text: string, now: Date): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalid({ [field]: [msg('Write a day and a time.')] });
  if (moment > now) throw invalid({ [field]: [msg('This is in the future.')] });
  return moment;
}
