const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest evaluates every module anew for every test file, which costs more than most files' tests. The
 * files of one worker share the modules of packages and of the product instead (ADR 18).
 *
 * Not shared are the test files, the helpers in `test` and `testing` folders, and Testing Library's
 * entry, since they register hooks with the file that imports them. A file that mocks a module
 * shares nothing.
 */
const OWN_FOLDERS = /[\\/]testing?[\\/]/;
const OWN_PACKAGES = new Set(['@testing-library/react', '@testing-library/jest-dom']);

/** @param {string} from @param {string} name */
function isShared(from, name) {
  if (from.includes('node_modules')) return true;
  if (!name.startsWith('.') && !path.isAbsolute(name)) return !OWN_PACKAGES.has(name);
  const file = path.resolve(path.dirname(from), name);
  return file.includes('node_modules') || !(OWN_FOLDERS.test(file) || file.endsWith('.test'));
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
    return this.mocksModules || !isShared(from, name)
      ? super.requireModuleOrMock(from, name)
      : this.shared.requireModuleOrMock(from, name);
  }

  setMock(...options) {
    this.mocksModules = true;
    super.setMock(...options);
  }

  getSourceMaps() {
    return new Map([...this.shared.getSourceMaps(), ...super.getSourceMaps()]);
  }
};
