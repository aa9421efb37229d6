import { basePath, language } from '../../../domain/language';
import { useConfig } from '../../config';
import { useClientValue } from '../../ui/useClientValue';

const readOrigin = () => window.location.origin;

/** A calendar file of the API, absolute as calendar programs need it. */
export function useCalendarHref(file: `${string}.ics${'' | `?${string}`}`): string {
  const { apiHost, publicUrl } = useConfig();
  const origin = useClientValue(readOrigin, '');
  return `${apiHost || publicUrl || origin}${basePath(language())}/mainapp/events/${file}`;
}
