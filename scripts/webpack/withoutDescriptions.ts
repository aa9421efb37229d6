const DESCRIPTION = /\bdescription:\s*(?:'[^'\\]*'|"[^"\\]*"),?/g;
const SCREEN = /\bmeta: \{ screen: '\w+' \},?/g;

/** A webpack loader: a machine without what it says about itself. */
export default function withoutDescriptions(source: string): string {
  return source.replace(DESCRIPTION, '').replace(SCREEN, '');
}
