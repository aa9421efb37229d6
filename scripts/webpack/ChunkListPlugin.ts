import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const isAsset = (name: string): boolean => name.startsWith('assets/') && !/\.(br|gz)$/.test(name);

/**
 * Writes which files each lazily loaded chunk brings, for the byte budgets (bench/budgets.ts), and which files of the
 * folder are of this build, for those that are kept of each release (server/releases).
 */
export class ChunkListPlugin {
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
        path.join(compiler.outputPath, '.chunks.json'),
        JSON.stringify(Object.fromEntries(files), null, 2),
      );
      const names = stats.compilation.getAssets().map(({ name }) => name);
      fs.writeFileSync(
        path.join(compiler.outputPath, '.assets.json'),
        JSON.stringify(
          names.filter(isAsset).map((name) => path.basename(name)),
          null,
          2,
        ),
      );
    });
  }
}
