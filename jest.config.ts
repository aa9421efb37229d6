/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** react-markdown and what it is made of. */
const markdown = [
  'react-markdown',
  '(remark|mdast|hast|unist|estree|micromark)-[a-z-]+',
  'micromark|unified|vfile|vfile-message|devlop|bail|trough|zwitch|is-plain-obj|trim-lines|ccount',
  '[a-z]+-separated-tokens|property-information|html-url-attributes|longest-streak',
  'decode-named-character-reference|character-[a-z0-9-]+|(parse|stringify)-entities',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
];

/** Packages published as ES modules only, which Jest must transform. */
const esModules = [
  'jose',
  '@fastify/cookie',
  'cookie',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'ical.js',
  '@adobe/structured-data-validator',
  'typebox',
  'qr',
  '@sindresorhus',
  'escape-string-regexp',
  'countries-list',
  'until-async',
  'pixelmatch',
  'rettime',
  '@open-draft',
  '@mswjs',
  ...markdown,
  // It imports a module of Node when it sends, which Jest cannot do in scripts.
  '@opentelemetry/otlp-exporter-base',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModules.join('|')})/)`];

const project = (name: string, more: Config) => ({
  displayName: name,
  /** All of them, so that a change in one folder finds the tests of the others. */
  roots: ['<rootDir>/domain', '<rootDir>/server', '<rootDir>/src'],
  testMatch: [`<rootDir>/${name}/**/*.test.ts?(x)`],
  transform,
  transformIgnorePatterns,
  runtime: '<rootDir>/scripts/jest/sharedModulesRuntime.js',
  dependencyExtractor: '<rootDir>/scripts/jest/routeDependencies.js',
  ...more,
});

const config: Config = {
  /** A slow or busy machine must not fail a test: nothing here measures time. */
  testTimeout: 60_000,
  /** Jest would leave one processor idle, which on two is half of them. */
  maxWorkers: '100%',
  projects: [
    project('domain', { testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.ts' }),
    project('server', {
      globalSetup: '<rootDir>/server/test/prepareDatabase.ts',
      globalTeardown: '<rootDir>/server/test/dropDatabases.ts',
      testEnvironment: '<rootDir>/server/test/environment.ts',
      testPathIgnorePatterns: process.env['TEST_DATABASE_URL'] ? [] : ['postgres\\.test\\.ts$'],
      moduleNameMapper: {
        '^@electric-sql/pglite(/contrib/(fuzzystrmatch|pg_trgm))?$':
          '<rootDir>/server/test/outerPglite.ts',
      },
    }),
    project('src', {
      globalSetup: '<rootDir>/src/testing/contractFile.ts',
      testEnvironment: '<rootDir>/src/testing/jsdomWithFetch.ts',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.(woff2|svg)$': '<rootDir>/src/testing/file.ts',
        '^@emotion/sheet$': '<rootDir>/src/testing/StyleSheet.ts',
        '/TextareaAutosize$': '<rootDir>/src/testing/TextareaAutosize.tsx',
      },
    }),
  ],
};

export default config;
