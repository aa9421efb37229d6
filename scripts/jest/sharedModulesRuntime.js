const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest evaluates every module anew for every test file, which costs more than most files' tests. The
 * files of one worker share the modules of packages and of the product instead (ADR 18).
 *
 * Not shared are the test files, the helpers in `testing` folders, and Testing Library's
 * entries, since they register hooks with the file that imports them. A file that mocks a module
 * of the product shares only packages.
 */
const OWN_FOLDERS = /[\\/]testing[\\/]/;
const OWN_PACKAGES = new Set(['@testing-library/react', '@testing-library/jest-dom']);
/** It loads modules of the product, which must be those that the file sees. */
const LOADER = '@fastify/autoload';

const isRelative = (name) => name.startsWith('.') || path.isAbsolute(name);

/** @returns {'package' | 'product' | 'own'} */
function kindOf(from, name) {
  if (name === LOADER) return 'product';
  if (!isRelative(name)) return OWN_PACKAGES.has(name) ? 'own' : 'package';
  const file = path.resolve(path.dirname(from), name);
  if (file.includes('node_modules')) return 'package';
  return OWN_FOLDERS.test(file) || file.endsWith('.test') ? 'own' : 'product';
}

/** The runtimes that hold the shared modules, by environment. */
const sharedRuntimes = new WeakMap();

/** Modules belong to an environment's globals; watching makes a new resolver when files change. */
function sharedRuntime(environment, resolver, options) {
  const known = sharedRuntimes.get(environment);
  if (known?.resolver === resolver) return known.runtime;
  const runtime = new Runtime(...options);
  sharedRuntimes.set(environment, { resolver, runtime });
  return runtime;
}

module.exports = class SharedModulesRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const [, environment, resolver] = options;
    this.shared = sharedRuntime(environment, resolver, options);
    this.mocksModules = false;
  }

  requireModuleOrMock(from, name) {
    const kind = kindOf(from, name);
    return kind === 'own' || (kind === 'product' && this.mocksModules)
      ? super.requireModuleOrMock(from, name)
      : this.shared.requireModuleOrMock(from, name);
  }

  setMock(from, name, ...options) {
    if (!isRelative(name)) throw new Error(`${name} is shared by all test files: do not mock it`);
    this.mocksModules = true;
    super.setMock(from, name, ...options);
  }

  /** Jest asks once, before it loads the test file, and looks files up when a test fails. */
  getSourceMaps() {
    const own = super.getSourceMaps();
    const shared = this.shared.getSourceMaps();
    return {
      get: (file) => own.get(file) ?? shared.get(file),
      *[Symbol.iterator]() {
        yield* shared;
        yield* own;
      },
    };
  }
};
