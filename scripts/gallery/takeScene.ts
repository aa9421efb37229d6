import { expect, type Browser } from '@playwright/test';
import sharp from 'sharp';
import type { StateValue } from 'xstate';
import type { OpenProduct } from '../../bench/openProduct';
import type { Language } from '../../domain/language';
import type { Member } from '../../e2e/support/members';
import {
  KINDS,
  storedSize,
  WINDOWS,
  type Kind,
} from '../../src/screens/statecharts/pictures/statePictures';
import { activeStates } from '../../src/machines/chart/activeStates';
import { preparePage, valueIn } from './preparePage';
import type { Scene, Scenes } from './scene';
import { createStage, type Stage } from './stage';

export interface Taken {
  kind: Kind;
  /** As it is to be stored: RGBA. */
  pixels: Buffer;
}

interface Surroundings {
  browser: Browser;
  product: OpenProduct;
  members: Map<string, Promise<Member>>;
  dist: string;
}

/** A state that is not reached by then is not reached. */
const PATIENCE_MS = 40_000;

const isIn = (places: readonly string[], place: string): boolean =>
  places.some((active) => active === place || active.startsWith(`${place}.`));

/** Waits for the state; a picture of any other would be a lie. */
async function expectState({ machine, whereIs }: Scenes, { place }: Scene, stage: Stage) {
  const read = whereIs
    ? () => whereIs(stage)
    : async () => activeStates(((await valueIn(stage.page, machine)) ?? '') as StateValue);
  await expect
    .poll(async () => isIn(await read(), place) || (await read()).join(', '), {
      message: `${machine}: ${place}`,
      timeout: PATIENCE_MS,
    })
    .toBe(true);
}

/** Of what the window shows. */
const isComplete = (): boolean =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );

/** What has come is run and drawn, on a busy machine too. */
const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));

/** What is still loading after this waits for what the scene holds back, and is to be seen. */
const LOADING_MS = 5_000;

/** Waits until no part of the page waits for its data or its code. */
async function untilLoaded({ page, say }: Stage): Promise<void> {
  const waiting = page
    .locator('[aria-busy="true"]')
    .or(page.getByRole('status', { name: say('Loading'), exact: true }));
  await expect(waiting)
    .toHaveCount(0, { timeout: LOADING_MS })
    .catch(() => undefined);
}

/** So often in a row a window looks the same before its picture is believed. */
const AGREEING = 4;

/** What the scene is about, or the start of the page, is in sight. */
async function scroll(scene: Scene, stage: Stage): Promise<void> {
  if (scene.shows) {
    await scene.shows(stage).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  } else await stage.page.evaluate(() => window.scrollTo(0, 0));
}

/** The window as it is once nothing in it changes any more. */
async function settledScreenshot(scene: Scene, stage: Stage): Promise<Buffer> {
  const { page, isAnswered } = stage;
  let last: Buffer | null = null;
  let agreeing = 0;
  await untilLoaded(stage);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await isAnswered();
    await page.waitForFunction(isComplete);
    await page.evaluate(untilIdle);
    // Parts of the page that wait for the first input come back after a change of colours with the next one.
    await page.mouse.move(5, 5 + (attempt % 2));
    await scroll(scene, stage);
    const next = await page.screenshot();
    agreeing = last?.equals(next) === true ? agreeing + 1 : 1;
    last = next;
    if (agreeing === AGREEING) return next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

async function shrink(png: Buffer, { window }: Kind): Promise<Buffer> {
  const { width, height } = storedSize(window);
  return sharp(png).resize(width, height, { kernel: 'lanczos3' }).ensureAlpha().raw().toBuffer();
}

/** The pictures of a state in one language. */
export async function takeScene(
  scenes: Scenes,
  scene: Scene,
  language: Language,
  { browser, product, ...others }: Surroundings,
): Promise<Taken[]> {
  const { width, height } = WINDOWS.desktop;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    timezoneId: 'Africa/Nairobi',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: scene.hasWorker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await preparePage(page, scene);
    const stage = createStage({ page, product, language, ...others });
    await scene.bring(stage);
    await expectState(scenes, scene, stage);
    const taken: Taken[] = [];
    for (const kind of KINDS.filter((each) => each.language === language)) {
      await page.setViewportSize({
        width: WINDOWS[kind.window].width,
        height: WINDOWS[kind.window].height,
      });
      await page.emulateMedia({ colorScheme: kind.scheme });
      taken.push({ kind, pixels: await shrink(await settledScreenshot(scene, stage), kind) });
    }
    await expectState(scenes, scene, stage);
    return taken;
  } finally {
    await context.close();
  }
}
