import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import {
  ids,
  NormalModuleReplacementPlugin,
  optimize,
  type Compilation,
  type Compiler,
  type Configuration,
  type RuleSetRule,
} from 'webpack';
import 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { CHART_PICTURES } from './domain/chartPictures';
import { browserslist } from './package.json';

const root = __dirname;
/** Of the states of machines, for the page that draws them (`npm run gallery`). */
const PICTURES = 'docs/machines/pictures';

/** The reference server renders the page's configuration and nonce into these marks at each answer. */
const apiTarget = `http://localhost:${process.env['API_PORT'] ?? '3001'}`;

const UNUSED =
  'data:text/javascript,export const tablePaginationClasses = {}; export default () => null';

const isAsset = (name: string): boolean => name.startsWith('assets/') && !/\.(br|gz)$/.test(name);

/**
 * Writes which files each lazily loaded chunk brings, for the byte budgets (bench/budgets.ts), and which files of the
 * folder are of this build, for those that are kept of each release (server/releases).
 */
class ChunkListPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ChunkListPlugin', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({
        all: false,
        chunkGroups: true,
        chunkGroupAuxiliary: true,
      });
      const files = Object.entries(namedChunkGroups).map(([name, group]) => [
        name,
        [...(group.assets ?? []), ...(group.auxiliaryAssets ?? [])].map((asset) => asset.name),
      ]);
      fs.writeFileSync(
        path.join(root, 'dist/.chunks.json'),
        JSON.stringify(Object.fromEntries(files), null, 2),
      );
      const names = stats.compilation.getAssets().map(({ name }) => name);
      fs.writeFileSync(
        path.join(root, 'dist/.assets.json'),
        JSON.stringify(
          names.filter(isAsset).map((name) => path.basename(name)),
          null,
          2,
        ),
      );
    });
  }
}

const alias = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  // Only emotion's withTheme needs it, which nothing here uses.
  'hoist-non-react-statics': false as const,
  // React has had this hook itself since 18.
  'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim$': 'react',
};

const scripts = (production: boolean, env: object): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: !production, refresh: !production },
      },
    },
  },
});

const usedColors: RuleSetRule = {
  test: /[/\\]@mui[/\\]material[/\\]styles[/\\]createThemeWithVars\.mjs$/,
  loader: path.join(root, 'scripts/withoutUnusedColors.ts'),
};

interface Built {
  asset: { name: string };
  compilation: Compilation;
}

/** What every page needs, and the page that stands in for others; what else a page loads is kept when it is loaded. */
const isOfShell = ({ asset: { name }, compilation }: Built): boolean =>
  /^offline\.(html|css)$/.test(name) ||
  compilation.entrypoints.get('main')?.getFiles().includes(name) === true;

const FILES = /\.(woff2|svg|webp)$/;
const FILE_NAME = 'assets/[name].[contenthash:10][ext]';

/** What production leaves out; both builds do, so that they render the same. */
const replacements = () => [
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

interface AskedModule {
  request: string;
  contextInfo: { issuer: string };
  dependencies: { type: string }[];
}

const APP = path.join(root, 'src/app');
const FOR_THE_SERVER = new Set(
  ['pages.tsx', 'notFoundPage.tsx'].map((file) => path.join(APP, file)),
);

/**
 * Of the code that `src/app` loads when somebody needs it, the server renders public pages and the footer alone. To
 * ask for any other makes rendering fail.
 */
const leaveOut = (asked: AskedModule) => {
  const { issuer } = asked.contextInfo;
  const isLoadedLater = asked.dependencies.some(({ type }) => type === 'import()');
  if (isLoadedLater && issuer.startsWith(APP) && !FOR_THE_SERVER.has(issuer)) {
    asked.request = `data:text/javascript,throw new Error('${path.basename(asked.request)} is not for the server')`;
  }
};

/** What the server renders pages with: the same app as one script for Node (`domain/rendering.ts`). */
const rendering: Configuration = {
  name: 'rendering',
  mode: 'production',
  entry: './src/renderTask.ts',
  target: 'node20',
  devtool: false,
  output: {
    path: path.join(root, 'dist/.server'),
    filename: 'renderTask.cjs',
    library: { type: 'commonjs2' },
    assetModuleFilename: FILE_NAME,
    publicPath: '/',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias },
  module: {
    rules: [
      scripts(true, { targets: { node: '20' } }),
      usedColors,
      // The other build writes the files, under the same names.
      { test: FILES, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [
    ...replacements(),
    new NormalModuleReplacementPlugin(/^\.\.?\//, leaveOut),
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.esbuildMinify })] },
  performance: { hints: false },
};

/** The script inside each rendered page. */
const boot: Configuration = {
  name: 'boot',
  mode: 'production',
  entry: './src/boot.ts',
  target: ['web', 'es2020'],
  devtool: false,
  output: { path: path.join(root, 'dist/.server'), filename: 'boot.js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [scripts(true, { targets: browserslist, bugfixes: true })] },
  performance: { hints: false },
};

export default function webpackConfig(
  _env: unknown,
  argv: { mode?: string },
): Configuration | Configuration[] {
  const production = argv.mode === 'production';
  return production ? [pages(true), rendering, boot] : pages(false);
}

/** The pages as browsers load them. */
function pages(production: boolean): Configuration {
  return {
    name: 'pages',
    mode: production ? 'production' : 'development',
    entry: './src/main.ts',
    target: 'web',
    devtool: production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      // The list of them is in the first load: no names, and of the hash what tells a chunk's versions apart.
      ...(production && { chunkFilename: 'assets/[id].[contenthash:6].js' }),
      // The specification has no timeouts. A clock that jumps (a laptop that slept) would end one at once.
      chunkLoadTimeout: 2 ** 31 - 1,
      assetModuleFilename: FILE_NAME,
      publicPath: '/',
      // The other build's part of the folder.
      clean: { keep: /^\.server[/\\]/ },
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: production ? alias : {},
    },
    module: {
      rules: [
        scripts(production, { targets: browserslist, bugfixes: true }),
        ...(production
          ? [
              {
                test: /[/\\](session|cookieConsent)Machine\.ts$/,
                resourceQuery: { not: [/described/] },
                loader: path.join(root, 'scripts/withoutDescriptions.ts'),
              },
              usedColors,
            ]
          : []),
        { test: FILES, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        minify: production && {
          collapseWhitespace: true,
          minifyJS: true,
          removeComments: false,
          removeAttributeQuotes: false,
        },
      }),
      ...(production
        ? [
            new ChunkListPlugin(),
            new ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
            // Parts that pages share may come out with the same code, in an order that differs from build to build.
            // webpack makes them in its stage 10, and merges what is the same only before.
            new optimize.MergeDuplicateChunksPlugin({ stage: 20 }),
            ...replacements(),
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
                if (part.context.includes('x-data-grid')) part.request = UNUSED;
              },
            ),
            new InjectManifest({
              swSrc: './src/worker/serviceWorker.ts',
              swDest: 'sw.js',
              include: [isOfShell],
              dontCacheBustURLsMatching: /^\/assets\//,
            }),
            new CopyPlugin({
              patterns: [
                { from: 'public', globOptions: { ignore: ['**/index.html'] } },
                { from: PICTURES, to: CHART_PICTURES },
              ],
            }),
            new CompressionPlugin({ algorithm: 'gzip', test: /\.(js|svg|json|txt)$/, minRatio: 1 }),
            new CompressionPlugin<zlib.BrotliOptions>({
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
              test: /\.(js|svg|json|txt)$/,
              minRatio: 1,
            }),
          ]
        : [new ReactRefreshPlugin()]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          // Its licence asks that it comes as it was published.
          exclude: /elk-worker/,
          minify: TerserPlugin.swcMinify,
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          terserOptions: { ecma: 2020, compress: { passes: 4, keep_fargs: false } },
        }),
      ],
      runtimeChunk: 'single',
      // Four digits for each part, which change as seldom as the five that webpack would take: 0.4 kB of the first load.
      ...(production && { moduleIds: false }),
      // One letter where one is enough, not two that stay the same over releases: 1 kB of the first load.
      mangleExports: 'size',
      // Which files a page needs would else depend on those that were opened before it, and the worker keep too few.
      flagIncludedChunks: false,
      splitChunks: { chunks: 'all' },
    },
    performance: { hints: false },
    devServer: {
      port: Number(process.env['PORT'] ?? 3000),
      hot: true,
      historyApiFallback: true,
      static: [
        { directory: path.join(root, 'public') },
        { directory: path.join(root, PICTURES), publicPath: `/${CHART_PICTURES}` },
      ],
      proxy: [
        {
          context: [
            '/accounts',
            '/oauth2redirect',
            '/demo-google',
            '/mainapp',
            '/dj-rest-auth',
            '/vet/',
            '/uploads',
            '/v/*.svg',
            '/newsletter',
            '/api',
            '/healthz',
            '/readyz',
            '/manifest.webmanifest',
          ],
          target: apiTarget,
        },
      ],
    },
  };
}
