const COLORS = /^ {2}Object\.keys\(theme\.colorSchemes\)\.forEach\(key => \{\n[^]*?^ {2}\}\);\n/m;
const VARIABLES = 'prepareCssVars(theme, parserConfig)';
/** Parts of a theme of which MUI makes no variables, after it has looked at each value (`shouldSkipGeneratingVar`). */
const WITHOUT_VARIABLES = [
  'breakpoints',
  'mixins',
  'transitions',
  'typography',
  'unstable_sxConfig',
];

/** A webpack loader: what MUI does at each start to make the theme, without what `withComputedColors` did before. */
export default function shortThemeStart(source: string): string {
  const left = WITHOUT_VARIABLES.map((name) => `${name}: undefined`).join(', ');
  const rest = source
    .replace(COLORS, '')
    .replace(VARIABLES, `prepareCssVars({ ...theme, ${left} }, parserConfig)`);
  if (/\bsafeLighten\(/.test(rest) || !rest.includes(left)) {
    throw new Error('MUI makes its theme in another way than this loader knows');
  }
  return rest;
}
