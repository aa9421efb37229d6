const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as a field for day and time writes it, on the clock of the device. */
export function momentInput(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What was typed, as an ISO moment; empty for what is none. */
export function momentOf(typed: string): string {
  const at = Date.parse(typed);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
