export interface TextPart {
  /** The id that links lead to. */
  id: string;
  heading: string;
  /** Markdown. Its headings begin one level below that of the section. */
  body: string;
}

export interface TextParts {
  /** What stands before the first heading. */
  lead: string;
  parts: TextPart[];
}

export const HEADING = '## ';

const toId = (heading: string): string =>
  heading
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join('-');

/** Divides a text at its headings of the second level, which pages show as sections of their own. */
export function partsOfText(text: string): TextParts {
  const lead: string[] = [];
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    if (line.startsWith(HEADING))
      parts.push({ heading: line.slice(HEADING.length).trim(), lines: [] });
    else if (last) last.lines.push(line.startsWith('###') ? line.slice(1) : line);
    else lead.push(line);
  }
  const taken = new Set<string>();
  return {
    lead: lead.join('\n').trim(),
    parts: parts.map(({ heading, lines }, index) => {
      const wanted = toId(heading) || `part-${index + 1}`;
      const id = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
      taken.add(id);
      return { id, heading, body: lines.join('\n').trim() };
    }),
  };
}
