import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { ids, optimize, type Compilation, type Configuration, type RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { CHART_PICTURES } from './domain/chartPictures';
import { browserslist } from './package.json';
import { ChunkListPlugin } from './scripts/webpack/ChunkListPlugin';
import {
  leftOutOfBoth,
  leftOutOfPages,
  leftOutOfRendering,
  preparedTheme,
  undescribed,
} from './scripts/webpack/leftOut';

const root = __dirname;
/** Of the states of machines, for the page that draws them (`npm run gallery`). */
const PICTURES = 'docs/machines/pictures';

/** The reference server renders the page's configuration and nonce into these marks at each answer. */
const apiTarget = `http://localhost:${process.env['API_PORT'] ?? '3001'}`;

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
      ...preparedTheme,
      // The other build writes the files, under the same names.
      { test: FILES, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [
    ...leftOutOfBoth(),
    ...leftOutOfRendering(),
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
        ...(production ? [undescribed, ...preparedTheme] : []),
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
            ...leftOutOfBoth(),
            ...leftOutOfPages(),
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
