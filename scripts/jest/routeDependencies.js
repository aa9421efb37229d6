const { createHash } = require('node:crypto');
const { readdirSync } = require('node:fs');
const path = require('node:path');

const SERVER = path.join(__dirname, '../../server');

const routeFiles = () =>
  readdirSync(path.join(SERVER, 'routes'), { recursive: true })
    .filter((file) => file.endsWith('Routes.ts'))
    .map((file) => `./routes/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`)
    .sort();

module.exports = {
  /** The app loads its routes by their names, so Jest would not run its tests after a change to one. */
  extract: (code, file, readDependencies) =>
    new Set([
      ...readDependencies(code),
      ...(file === path.join(SERVER, 'app.ts') ? routeFiles() : []),
    ]),
  getCacheKey: () => createHash('sha256').update(routeFiles().join()).digest('hex'),
};
