const { readdirSync } = require('node:fs');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const importX = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const regexp = require('eslint-plugin-regexp');
const tseslint = require('typescript-eslint');

/** The import order of ARCHITECTURE.md: what a folder may never import. */
const zone = (target, from, message) => ({ target, from, message });
const zones = [
  zone('./domain', ['./src', './server'], 'domain is pure and imports nothing of ours'),
  zone('./server', './src', 'the server shares only domain/ with the SPA'),
  zone('./src', './server', 'the SPA shares only domain/ with the server'),
  zone('./src/machines', ['./src/!(machines)/**', './src/*.ts*'], 'a machine imports no neighbour'),
  zone('./src/actors', ['./src/!(actors|machines)/**', './src/*.ts*'], 'actors bind machines only'),
  zone('./src/api', ['./src/!(api)/**', './src/!(isServer).ts*'], 'api imports domain only'),
  zone('./src/store', ['./src/!(store|api)/**', './src/*.ts*'], 'store imports api only'),
  zone('./src/theme', './src/!(theme)/**', 'theme is a leaf'),
  zone('./src/ui', './src/!(ui|theme)/**', 'ui imports nothing but the theme and limits'),
  zone(
    './src/ui',
    ['./domain/!(limits|language).ts', './domain/*/**'],
    'of the domain, ui knows the limits and the language',
  ),
  zone(
    './src/entities',
    ['./src/app', './src/screens', './src/main.ts', './src/showPage.ts'],
    'entities know neither screens nor the app',
  ),
  zone('./src/content', './src/!(content)/**', 'content is data'),
  zone(
    './src/screens',
    ['./src/app', './src/main.ts', './src/showPage.ts'],
    'screens do not know the app',
  ),
];

const screens = readdirSync(`${__dirname}/src/screens`).map((name) =>
  zone(`./src/screens/${name}`, `./src/screens/!(${name})/**`, 'a screen never imports another'),
);

/** Types may come from anywhere that the zones allow; values may not. */
const values = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: patterns.map(([regex, message]) => ({ regex, message, allowTypeImports: true })),
    },
  ],
});
const noBarrels = { selector: 'ExportAllDeclaration', message: 'No barrel files.' };
const WIRED = 'only app/wiring sees machines and store; everything else imports their types';
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

module.exports = tseslint.config(
  {
    ignores: [
      'dist',
      '.data',
      'coverage',
      'test-results',
      'server/db/migrations',
      'locales/*/*.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
    },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, regexp },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { basePath: __dirname, zones: [...zones, ...screens] },
      ],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      // Time that grows with the square of a text's length lets a small text stop the server.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'no-restricted-syntax': ['error', noBarrels],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-deprecated': [
        'error',
        // Marked so as to stand out; a provider on this computer has no TLS.
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    ignores: [
      'src/{app/wiring,machines,store}/**',
      // Makes the store and hands it to the wiring.
      'src/app/createApp.tsx',
      // Draws the machines and walks through them without effects.
      'src/screens/statecharts/**',
      ...tests,
    ],
    rules: {
      ...values(['/(machines|store)/', WIRED]),
      'no-restricted-syntax': [
        'error',
        noBarrels,
        { selector: 'ImportExpression > Literal[value=/.(machines|store)./]', message: WIRED },
      ],
    },
  },
  {
    files: ['src/machines/**'],
    ignores: tests,
    rules: values(
      ['^(?!xstate$|\\.)', 'of packages, machines import xstate alone'],
      // The delays of the effects, and the names of the screens on the drawn page.
      [
        '/domain/(?!(limits|screens)$)',
        'of the domain, machines import types, limits and the names of screens',
      ],
    ),
  },
  {
    files: ['{src,domain}/**/*Machine.ts'],
    rules: values(['^(?!xstate$)', 'a machine imports xstate and types alone']),
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**', 'server/test/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // The caller names the type of what it reads.
    files: ['server/test/testApp.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
);
