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

/** The theme's style sheets by selector, as it makes them at a start. */
async function readSheets(plugins: Plugin[]): Promise<Record<string, Record<string, string>>> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { theme } from '${THEME}'; sheets = JSON.stringify(theme.generateStyleSheets());`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const globals = { sheets: '' };
  runInNewContext(outputFiles[0]?.text ?? '', globals);
  return Object.assign({}, ...(JSON.parse(globals.sheets) as object[])) as Record<
    string,
    Record<string, string>
  >;
}

const isOfUsed = (name: string) =>
  !UNUSED_COMPONENTS.some((component) => name.startsWith(`--mui-palette-${component}-`));

test('the prepared theme has the variables that MUI computes, but those of unused components', async () => {
  const [whole, built] = await Promise.all([readSheets([]), readSheets([prepared])]);
  expect(Object.keys(whole)).toEqual([':root', ':root, [data-light]', '[data-dark]']);
  for (const [selector, variables] of Object.entries(whole)) {
    const used = Object.entries(variables).filter(([name]) => isOfUsed(name));
    expect(built[selector]).toEqual(Object.fromEntries(used));
  }
});
