import { writeFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import type { StateValue } from 'xstate';
import { STORY_LIMITS, storyFile, type Story, type StoryStep } from '../../domain/story';
import { storyPath } from '../../src/app/wiring/story/storyPath';
import { activeStates } from '../../src/machines/chart/activeStates';

/** What the product's store says of a machine for Redux DevTools. */
interface Move {
  id: string;
  event: string;
  value: StateValue;
}

type Dispatch = (action: { type: string; payload?: unknown }) => unknown;
type CreateStore = (...given: unknown[]) => { dispatch: Dispatch };
type Enhancer = (createStore: CreateStore) => CreateStore;

declare global {
  interface Window {
    reportMachine(move: unknown): Promise<void>;
  }
}

/** Runs in each page before its scripts: takes the place of Redux DevTools, and passes the moves of machines on. */
function readDevTools(): void {
  const report: Enhancer =
    (createStore) =>
    (...given) => {
      const store = createStore(...given);
      return {
        ...store,
        dispatch(action) {
          const result = store.dispatch(action);
          if (action.type === 'machines/machineMoved') void window.reportMachine(action.payload);
          return result;
        },
      };
    };
  const compose =
    () =>
    (...enhancers: Enhancer[]) =>
    (createStore: CreateStore): CreateStore =>
      [...enhancers, report].reduceRight((made, enhance) => enhance(made), createStore);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
}

/** What the machines of a journey's pages did, from what the product shows to Redux DevTools. */
export class Machines {
  /** Whether the story is wanted though no step of the journey has failed. */
  isWanted = false;
  private readonly began = Date.now();
  private readonly steps = new Map<Page, StoryStep[]>();

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportMachine', ({ page }, { id, event, value }: Move) =>
      this.add(page, {
        kind: 'machine',
        at: this.at(),
        machine: id,
        event: { type: event },
        states: activeStates(value),
      }),
    );
    await context.addInitScript(readDevTools);
    const follow = (page: Page) =>
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame() || !URL.canParse(frame.url())) return;
        const step = { kind: 'page', at: this.at(), heading: null, within: null } as const;
        this.add(page, { ...step, path: storyPath(new URL(frame.url())) });
      });
    context.pages().forEach(follow);
    context.on('page', follow);
  }

  /** Waits until machines are in these states, such as `signedIn.settled`; regions are apart by commas. */
  async expectStates(page: Page, states: Readonly<Record<string, string>>): Promise<void> {
    await expect
      .poll(() =>
        Object.fromEntries(Object.keys(states).map((name) => [name, this.stateOf(page, name)])),
      )
      .toEqual(states);
  }

  /** Leaves a story of each page, which the state charts replay. */
  attachTo(info: TestInfo): void {
    for (const [index, [page, steps]] of [...this.steps].entries()) {
      const name = index === 0 ? info.title : `${info.title} ${index + 1}`;
      const story: Story = {
        kind: 'story',
        version: STORY_LIMITS.version,
        name: name.slice(0, STORY_LIMITS.name),
        width: page.viewportSize()?.width ?? 1280,
        start: [],
        steps,
      };
      const file = storyFile(story);
      const path = info.outputPath(file.name);
      writeFileSync(path, file.text);
      info.attachments.push({ name: file.name, path, contentType: 'application/json' });
    }
  }

  private at(): number {
    return Date.now() - this.began;
  }

  private add(page: Page, step: StoryStep): void {
    const steps = this.steps.get(page) ?? [];
    if (steps.length < STORY_LIMITS.steps) steps.push(step);
    this.steps.set(page, steps);
  }

  private stateOf(page: Page, machine: string): string | null {
    const last = this.steps
      .get(page)
      ?.findLast((step) => step.kind === 'machine' && step.machine === machine);
    return last?.kind === 'machine' ? last.states.join(', ') : null;
  }
}
