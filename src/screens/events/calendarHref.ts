interface Hosts {
  apiHost: string;
  publicUrl: string;
}

/** A calendar file of the API, absolute as calendar programs need it. */
export const calendarHref = (
  { apiHost, publicUrl }: Hosts,
  origin: string,
  file: `${string}.ics`,
): string => `${apiHost || publicUrl || origin}/mainapp/events/${file}`;
