const LONGEST_LINE = 75;

/** TEXT of RFC 5545, 3.3.11. */
export const icsText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const stamp = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

/** An instant in UTC, as DTSTAMP and LAST-MODIFIED must be (RFC 5545, 3.8.7). */
export const icsInstant = (instant: Date): string => stamp(instant.toISOString());

/** What the clocks of `timezone` (an IANA name) show at this instant. */
export function icsLocal(instant: Date, timezone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return stamp(shown.replace(' ', 'T'));
}

/** Lines of at most 75 octets, never cut within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
