import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import shortThemeStart from '../../scripts/webpack/shortThemeStart';
import withComputedColors, { UNUSED_COMPONENTS } from '../../scripts/webpack/withComputedColors';

const THEME = path.join(__dirname, '../../src/theme/index.ts');

/** What webpack's loaders do to the theme. */
const prepared: Plugin = {
  name: 'prepared',
  setup({ onLoad }) {
    onLoad({ filter: /theme[/\\]computedColors\.ts$/ }, () => ({ contents: withComputedColors() }));
    onLoad({ filter: /createThemeWithVars\.mjs$/ }, async (file) => ({
      contents: shortThemeStart(await readFile(file.path, 'utf8')),
    }));
  },
};

interface MadeTheme {
  names: string[];
  /** The style sheets by selector. */
  sheets: Record<string, Record<string, string>>;
  vars: Record<string, unknown>;
}

/** What a page has of the theme at its start. */
async function makeTheme(plugins: Plugin[]): Promise<MadeTheme> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { theme } from '${THEME}';
        made = JSON.stringify({
          names: Object.keys(theme),
          sheets: Object.assign({}, ...theme.generateStyleSheets()),
          vars: theme.vars,
        });`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const globals = { made: '' };
  runInNewContext(outputFiles[0]?.text ?? '', globals);
  return JSON.parse(globals.made) as MadeTheme;
}

const isOfUsed = (name: string) =>
  !UNUSED_COMPONENTS.some((component) => name.startsWith(`--mui-palette-${component}-`));

test('the prepared theme has the variables that MUI computes, but those of unused components', async () => {
  const [whole, built] = await Promise.all([makeTheme([]), makeTheme([prepared])]);
  expect(built.names).toEqual(whole.names);
  expect(whole.vars).toMatchObject(built.vars);
  expect(Object.keys(whole.sheets)).toEqual([':root', ':root, [data-light]', '[data-dark]']);
  for (const [selector, variables] of Object.entries(whole.sheets)) {
    const used = Object.entries(variables).filter(([name]) => isOfUsed(name));
    expect(built.sheets[selector]).toEqual(Object.fromEntries(used));
  }
});
