const COLORS = /^ {2}Object\.keys\(theme\.colorSchemes\)\.forEach\(key => \{\n[^]*?^ {2}\}\);\n/m;
const VARIABLES =
  /^ {2}const \{\s+vars,\s+generateThemeVars,\s+generateStyleSheets\s+\} = prepareCssVars\(theme, parserConfig\);\s+theme\.vars = vars;\n/m;
const USES = /^ {2}theme\.(generateThemeVars|generateStyleSheets) = \1;\n/gm;
/** Parts of a theme of which MUI makes no variables, after it has looked at each value (`shouldSkipGeneratingVar`). */
const WITHOUT_VARIABLES = [
  'breakpoints',
  'mixins',
  'transitions',
  'typography',
  'unstable_sxConfig',
];

/**
 * A webpack loader: what MUI does at each start to make the theme, without what `withComputedColors` did before. The
 * variables are made when they are first asked for, so that an old phone does that in a task of its own (`src/main.ts`).
 */
export default function shortThemeStart(source: string): string {
  const left = WITHOUT_VARIABLES.map((name) => `${name}: undefined`).join(', ');
  const rest = source
    .replace(COLORS, '')
    .replace(
      VARIABLES,
      `const whole = { ...theme, ${left} };
       let made;
       const variables = () => (made ??= prepareCssVars(whole, parserConfig));
       Object.defineProperty(theme, 'vars', { get: () => variables().vars, enumerable: true });
      `,
    )
    .replace(USES, 'theme.$1 = () => variables().$1();\n');
  if (/\bsafeLighten\(/.test(rest) || !rest.includes(left) || / = generate\w+;/.test(rest)) {
    throw new Error('MUI makes its theme in another way than this loader knows');
  }
  return rest;
}
