/**
 * Source lines are wrapped for reading; here each paragraph, heading and list item becomes one
 * line again, so that no renderer turns the wrapping into line breaks.
 */
export const text = (source: string): string => {
  const lines: string[] = [];
  for (const raw of source.trim().split('\n')) {
    const line = raw.trim();
    const last = lines.at(-1);
    const quoted = line.startsWith('> ') && last?.startsWith('> ');
    const begins = !quoted && /^(#{1,6} |- |\d+\. |> )/.test(line);
    const alone = last === undefined || last === '' || last.startsWith('#');
    if (line === '' || begins || alone) lines.push(line);
    else lines[lines.length - 1] = `${last} ${quoted ? line.slice(2) : line}`;
  }
  return lines.join('\n');
};
