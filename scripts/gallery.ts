import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { openProduct } from '../bench/openProduct';
import { LANGUAGES } from '../domain/language';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { outlineOf } from '../src/machines/chart/outline';
import {
  allPictures,
  pictureFile,
  storedSize,
} from '../src/screens/statecharts/pictures/statePictures';
import { findMachines } from '../src/machines/testing/findMachines';
import { writeDifferences } from './gallery/differenceReport';
import { MOMENT, stopClock } from './gallery/frozenClock';
import { FOLDER, pathOf, pictureNames } from './gallery/pictureFolder';
import type { Scenes } from './gallery/scene';
import { ALL_SCENES } from './gallery/scenes';
import { store } from './gallery/storedPictures';
import { takeScene } from './gallery/takeScene';

/**
 * `npm run gallery` brings the built product into every state that is seen, takes pictures of it, and stores those that
 * have changed. Names of machines, or of states as `session.signedOut.asked`, take these alone; `--dist FOLDER` takes
 * another build. `--compare COMMIT` takes none: it writes a page of what differs from the pictures of a commit.
 */
const {
  values: { dist, compare },
  positionals: asked,
} = parseArgs({
  options: { dist: { type: 'string' }, compare: { type: 'string' } },
  allowPositionals: true,
});

const isAsked = ({ machine }: Scenes, place: string): boolean =>
  asked.length === 0 ||
  asked.some((name) => name === machine || `${machine}.${place}`.startsWith(name));

interface Outcome {
  /** Pictures, by what became of them. */
  added: string[];
  changed: string[];
  same: string[];
  /** Scenes that did not come to their state. */
  failures: string[];
}

/** Readers do not wait for a font that comes late; pictures would differ by it. */
function haveFontsInTime(page: string): void {
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replaceAll('font-display:optional', 'font-display:block'));
}

async function takeMachine(scenes: Scenes, browser: Browser, outcome: Outcome): Promise<void> {
  const wanted = scenes.scenes.filter(({ place }) => isAsked(scenes, place));
  if (wanted.length === 0) return;
  // One scene makes a new release of it.
  const copy = mkdtempSync(path.join(tmpdir(), 'gallery-dist-'));
  cpSync(dist ?? path.join(__dirname, '../dist'), copy, { recursive: true });
  haveFontsInTime(path.join(copy, 'index.html'));
  // In production an admin would need a second step to sign in.
  const product = await openProduct(copy, { NODE_ENV: 'development', LOG_LEVEL: 'error' });
  const surroundings = { browser, product, members: new Map(), dist: copy };
  try {
    for (const scene of wanted) {
      for (const language of LANGUAGES) {
        const name = `${scenes.machine}.${scene.place} (${language})`;
        try {
          for (const { kind, pixels } of await takeScene(scenes, scene, language, surroundings)) {
            const file = pictureFile(scenes.machine, scene.place, kind);
            const size = storedSize(kind.window);
            outcome[await store(file, { ...size, data: pixels })].push(file);
          }
          console.log(name);
        } catch (error) {
          outcome.failures.push(`${name}: ${String(error)}`);
          console.error(`${name}: ${String(error)}`);
        }
      }
    }
  } finally {
    await product.close();
    rmSync(copy, { recursive: true });
  }
}

async function takeAll(): Promise<void> {
  stopClock(MOMENT);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  const outcome: Outcome = { added: [], changed: [], same: [], failures: [] };
  try {
    for (const scenes of ALL_SCENES) await takeMachine(scenes, browser, outcome);
  } finally {
    await browser.close();
  }
  if (asked.length === 0 && outcome.failures.length === 0) removeLeftOver();
  const { added, changed, same, failures } = outcome;
  for (const file of added) console.log(`+ ${FOLDER}/${file}`);
  for (const file of changed) console.log(`~ ${FOLDER}/${file}`);
  console.log(`${added.length} added, ${changed.length} changed, ${same.length} the same`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

/** Pictures of what is no state any more. */
function removeLeftOver(): void {
  const roots = findMachines().map(outlineOf);
  const wanted = new Set(roots.flatMap(allPictures));
  for (const name of pictureNames()) {
    if (wanted.has(name)) continue;
    rmSync(pathOf(name));
    console.log(`- ${FOLDER}/${name}`);
  }
}

async function showDifferences(commit: string): Promise<void> {
  const { file, lines } = await writeDifferences(commit);
  for (const line of lines) console.log(line);
  console.log(`${lines.length} pictures differ from those of ${commit}: ${file}`);
}

void (compare === undefined ? takeAll() : showDifferences(compare));
