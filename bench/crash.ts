import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createPostgresVictim,
  createServerVictim,
  newDataFolder,
  type Server,
  type Victim,
} from './crashVictims';
import { ADMIN, createWriters, openAdmin, type Loss, type Totals } from './crashWriters';

/**
 * Kills the built server, PostgreSQL with all its processes, or the server with its embedded database (SIGKILL), at
 * random moments while members write through HTTP, and starts it again. Writers repeat what was not acknowledged.
 * Then every acknowledged write must be there, and each exactly once. Ends with 1 where one is lost or there twice.
 *   npm run build && npx tsx bench/crash.ts [--kills 100] [--seed 1] [--dist folder] [server] [postgres] [pglite]
 */
const WRITERS = 6;
/** New accounts come after so many kills, so that the lists that are compared stay short. */
const KILLS_OF_WRITERS = 10;
/** Milliseconds that they write before the next kill. */
const SHORTEST = 50;
const LONGEST = 1_500;

const KINDS = ['server', 'postgres', 'pglite'] as const;
type Kind = (typeof KINDS)[number];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Scene {
  server: Server;
  /** The token of an admin. */
  admin: string;
  victim: Victim;
  close(): Promise<void>;
}

async function openScene(kind: Kind, dist: string): Promise<Scene> {
  const folder = newDataFolder();
  const postgres = kind === 'pglite' ? null : await createPostgresVictim();
  await postgres?.start();
  const server = await createServerVictim(dist, folder, postgres?.url);
  const close = async () => {
    await server.kill();
    await postgres?.stop();
    rmSync(path.dirname(folder), { recursive: true });
  };
  try {
    const link = server.makeAdmin(ADMIN);
    await server.start();
    const admin = await openAdmin(server.url, link);
    return { server, admin, victim: kind === 'postgres' && postgres ? postgres : server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Result extends Totals {
  loss: Loss;
}

/** Kills `count` times under the same writers, and compares after each. */
async function killUnder(scene: Scene, count: number, random: () => number): Promise<Result> {
  const { server, victim, admin } = scene;
  const writers = await createWriters(server.url, WRITERS, admin);
  const lost = new Set<string>();
  const duplicates = new Set<string>();
  for (let kill = 0; kill < count; kill += 1) {
    const writing = Promise.all(
      writers.map((writer) => {
        writer.resume();
        return writer.write();
      }),
    );
    // A refusal is thrown below, so that all is closed first.
    writing.catch(() => undefined);
    await delay(SHORTEST + random() * (LONGEST - SHORTEST));
    await victim.kill();
    for (const writer of writers) writer.stop();
    await victim.start();
    await writing;
    for (const loss of await Promise.all(writers.map((writer) => writer.check()))) {
      for (const name of loss.lost) lost.add(name);
      for (const name of loss.duplicates) duplicates.add(name);
    }
  }
  const sum = (part: keyof Totals) => writers.reduce((all, { totals }) => all + totals[part], 0);
  return {
    acknowledged: sum('acknowledged'),
    repeated: sum('repeated'),
    loss: { lost: [...lost], duplicates: [...duplicates] },
  };
}

interface Options {
  kills: number;
  seed: number;
  /** The built product. */
  dist: string;
}

async function run(kind: Kind, { kills, seed, dist }: Options): Promise<boolean> {
  const random = createRandom(seed);
  const scene = await openScene(kind, dist);
  const results: Result[] = [];
  try {
    for (let done = 0; done < kills; done += KILLS_OF_WRITERS)
      results.push(await killUnder(scene, Math.min(KILLS_OF_WRITERS, kills - done), random));
  } finally {
    await scene.close();
  }
  const sum = (part: keyof Totals) => results.reduce((all, result) => all + result[part], 0);
  const lost = results.flatMap(({ loss }) => loss.lost);
  const duplicates = results.flatMap(({ loss }) => loss.duplicates);
  const counts = `${sum('acknowledged')} acknowledged writes, ${sum('repeated')} repeats`;
  console.log(
    `${kind.padEnd(8)} ${kills} kills, ${counts}, ${lost.length} lost, ${duplicates.length} twice`,
  );
  for (const name of lost) console.error(`lost: ${name}`);
  for (const name of duplicates) console.error(`twice: ${name}`);
  return lost.length === 0 && duplicates.length === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      dist: { type: 'string', default: path.join(__dirname, '../dist') },
    },
  });
  const unknown = positionals.filter((name) => !KINDS.some((kind) => kind === name));
  if (unknown.length > 0) throw new Error(`not one of ${KINDS.join(', ')}: ${unknown.join(', ')}`);
  const chosen =
    positionals.length > 0 ? KINDS.filter((kind) => positionals.includes(kind)) : KINDS;
  const options = {
    kills: Number(values.kills),
    seed: Number(values.seed),
    dist: path.resolve(values.dist),
  };
  let isWell = true;
  for (const kind of chosen) isWell = (await run(kind, options)) && isWell;
  if (!isWell) process.exitCode = 1;
}

void main();
