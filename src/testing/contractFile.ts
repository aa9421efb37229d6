import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { GlobalConfig, ProjectConfig } from 'jest';

const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** Changes with whatever the declarations of the server's routes may depend on. */
function fingerprint(root: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of ['domain', 'server']) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isSource).sort()) {
      hash.update(file).update(readFileSync(path.join(root, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes what the server's routes declare to a file, for the tests that imitate the server. The
 * server's modules are loaded only when they have changed since.
 */
export default async function prepareContract(
  _global: GlobalConfig,
  { rootDir, cacheDirectory }: ProjectConfig,
): Promise<void> {
  const file = path.join(cacheDirectory, `contract-${fingerprint(rootDir)}.json`);
  process.env['CONTRACT_FILE'] = file;
  if (existsSync(file)) return;
  const { contractOf } = await import('../../server/test/contractOf');
  mkdirSync(cacheDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(await contractOf()));
  renameSync(draft, file);
}
