/** The name without path and extension, reduced to what is safe in URLs and headers. */
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
