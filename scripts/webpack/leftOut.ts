import path from 'node:path';
import { NormalModuleReplacementPlugin, type RuleSetRule } from 'webpack';

/** Code that pages and the server's rendering both leave out, so that they are the same. */
export const leftOutOfBoth = () => [
  // The theme turns ripples off; their code would still be in the first load.
  new NormalModuleReplacementPlugin(
    /^\.\/TouchRipple\.mjs$/,
    'data:text/javascript,export default () => null',
  ),
  // No button shows MUI's own progress.
  new NormalModuleReplacementPlugin(
    /^\.\.\/CircularProgress\/index\.mjs$/,
    (part: { context: string; request: string }) => {
      if (part.context.endsWith('Button'))
        part.request = 'data:text/javascript,export default () => null';
    },
  ),
  // Writes a theme as text, for a build that is not ours.
  new NormalModuleReplacementPlugin(
    /^\.\/stringifyTheme\.mjs$/,
    'data:text/javascript,export const stringifyTheme = () => ""',
  ),
  // Each page has a script of its own for the colour scheme (src/boot.ts); the providers name their own keys.
  new NormalModuleReplacementPlugin(
    /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    (part: { context: string; request: string }) => {
      if (part.context.endsWith('cssVars')) {
        part.request =
          'data:text/javascript,export const DEFAULT_ATTRIBUTE = "", DEFAULT_COLOR_SCHEME_STORAGE_KEY = "", DEFAULT_MODE_STORAGE_KEY = "", buildInitColorSchemeScript = () => null';
      }
    },
  ),
  // The theme names every colour of its palette (src/theme/palette.ts); MUI's own are only computed with.
  new NormalModuleReplacementPlugin(
    /^\.\.\/colors\/(blue|green|lightBlue|orange|purple|red)\.mjs$/,
    'data:text/javascript,export default new Proxy({}, { get: () => "#808080" })',
  ),
  // Schemas are for the server; the pages read the constants that stand beside them.
  new NormalModuleReplacementPlugin(
    /^typebox$/,
    'data:text/javascript,export const Type = new Proxy({}, { get: () => () => ({}) })',
  ),
];

/** MUI makes the theme at each start of a page. What it only computes from our palette, the build does before. */
export const preparedTheme: RuleSetRule[] = [
  {
    test: path.resolve('src/theme/computedColors.ts'),
    loader: path.join(__dirname, 'withComputedColors.ts'),
  },
  {
    test: /[/\\]@mui[/\\]material[/\\]styles[/\\]createThemeWithVars\.mjs$/,
    loader: path.join(__dirname, 'shortThemeStart.ts'),
  },
];

const UNUSED_PART =
  'data:text/javascript,export const tablePaginationClasses = {}; export default () => null';

/** Code that pages leave out besides. */
export const leftOutOfPages = () => [
  // What a machine of the first load says about itself is for the state charts' page alone.
  new NormalModuleReplacementPlugin(
    /[/\\](session|cookieConsent)Machine$/,
    (part: { context: string; request: string }) => {
      if (part.context.endsWith('statecharts')) part.request += '?described';
    },
  ),
  // Parts of filters and pages that the table of admins does not use: it has its own.
  new NormalModuleReplacementPlugin(
    /^@mui\/material\/(Autocomplete|Badge|Select|Tab|TablePagination|Tabs)$/,
    (part: { context: string; request: string }) => {
      if (part.context.includes('x-data-grid')) part.request = UNUSED_PART;
    },
  ),
];

/** A machine of the first load leaves out what it says about itself. */
export const undescribed: RuleSetRule = {
  test: /[/\\](session|cookieConsent)Machine\.ts$/,
  resourceQuery: { not: [/described/] },
  loader: path.join(__dirname, 'withoutDescriptions.ts'),
};

interface AskedModule {
  request: string;
  contextInfo: { issuer: string };
  dependencies: { type: string }[];
}

const APP = path.resolve('src/app');
const FOR_THE_SERVER = new Set(
  ['pages.tsx', 'notFoundPage.tsx'].map((file) => path.join(APP, file)),
);

/**
 * Of the code that `src/app` loads when somebody needs it, the server renders public pages and the footer alone. To
 * ask for any other makes rendering fail.
 */
const leaveForBrowsers = (asked: AskedModule) => {
  const { issuer } = asked.contextInfo;
  const isLoadedLater = asked.dependencies.some(({ type }) => type === 'import()');
  if (isLoadedLater && issuer.startsWith(APP) && !FOR_THE_SERVER.has(issuer)) {
    asked.request = `data:text/javascript,throw new Error('${path.basename(asked.request)} is not for the server')`;
  }
};

/** Code that the server's rendering leaves out besides. */
export const leftOutOfRendering = () => [
  new NormalModuleReplacementPlugin(/^\.\.?\//, leaveForBrowsers),
];
