/** A built file whose name has a hash of its content: all else of the name, which the next release has too. */
export function withoutHash(name: string): string | null {
  const [, start, end] = /^([\w.-]+)\.[0-9a-f]{6,10}(\.\w+)$/.exec(name) ?? [];
  return start === undefined || end === undefined ? null : start + end;
}

/** Whether a browser can decode the next release's file of this kind with the help of this one. */
export const isScript = (name: string): boolean => name.endsWith('.js');

export const isFont = (name: string): boolean => name.endsWith('.woff2');

/** Which addresses a script is a dictionary for, as RFC 9842 has it: its own under any hash; null for no such name. */
export function useAsDictionary(name: string): string | null {
  const all = isScript(name) ? withoutHash(name) : null;
  return all === null ? null : `match="/assets/${all.replace(/\.js$/, '.*.js')}"`;
}
