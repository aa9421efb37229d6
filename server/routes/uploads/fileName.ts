/** A name that is safe in addresses and headers: the person's own words, without path or ending. */
export function safeName(given: string, ending: 'webp' | 'pdf'): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^A-Za-z\d]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return `${base || 'file'}.${ending}`;
}
