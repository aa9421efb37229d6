import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Proof } from './proof';

/** Paths of a machine that were walked through what people use. */
export interface WalkThrough {
  machine: string;
  /** What they were walked through, such as “the rendered dialog”. */
  through: string;
  paths: number;
  steps: number;
}

export interface Records {
  proofs: Proof[];
  walks: WalkThrough[];
}

/** Leaves what was found where `npm run prove` looks for it; a run of the tests alone leaves nothing. */
export function record<Kind extends keyof Records>(kind: Kind, found: Records[Kind][number]): void {
  const folder = process.env['PROOFS_FOLDER'];
  if (folder === undefined) return;
  mkdirSync(path.join(folder, kind), { recursive: true });
  writeFileSync(path.join(folder, kind, `${found.machine}.json`), JSON.stringify(found));
}
