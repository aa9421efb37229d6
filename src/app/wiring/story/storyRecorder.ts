import { isMachineSnapshot, type AnyActorRef, type InspectionEvent, type StateValue } from 'xstate';
import { readStory, STORY_LIMITS, type Story, type StoryStep } from '../../../../domain/story';
import type { SessionActor } from '../../../actors/session';
import type { StoryRecorder, StoryView } from '../../../actors/stories';
import { activeStates } from '../../../machines/chart/activeStates';
import { sanitizeContext, sanitizeEvent } from '../../../machines/sanitize';
import type { Store } from '../../../store/makeStore';
import { machineName, watches } from '../projection';
import { showStoryIndicator } from './showStoryIndicator';
import { STORY_KEY } from './storyKey';
import { watchReader, type NewStep } from './watchReader';

/** Characters of a step in the file, of which half is indentation. */
const weightOf = (step: StoryStep): number => 2 * JSON.stringify(step).length;

type Session = Pick<SessionActor, 'getSnapshot'>;

interface Kept {
  story: Story;
  began: number;
}

function takeKept(): Kept | null {
  const text = sessionStorage.getItem(STORY_KEY);
  sessionStorage.removeItem(STORY_KEY);
  if (text === null) return null;
  const [began, ...rest] = text.split('\n');
  const read = readStory(rest.join('\n'));
  return 'story' in read ? { story: read.story, began: Number(began) } : null;
}

const keep = ({ story, began }: Kept): void =>
  sessionStorage.setItem(STORY_KEY, `${began}\n${JSON.stringify(story)}`);

function startedMachine(actor: AnyActorRef): Story['start'][number] | null {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return null;
  return {
    machine: machineName(actor),
    states: activeStates(snapshot.value as StateValue),
    context: sanitizeContext(snapshot.context as object),
  };
}

function createStoryRecorder(session: Session): StoryRecorder & { resume(): void } {
  let current: (Kept & { weight: number; stop: () => void }) | null = null;
  let view: StoryView = { recording: null, finished: null };
  const listeners = new Set<() => void>();

  function show(finished = view.finished) {
    const recording = current && {
      name: current.story.name,
      steps: current.story.steps.length,
      isFull: isFull(),
    };
    view = { recording, finished };
    for (const listener of listeners) listener();
  }
  const isFull = () =>
    current !== null &&
    (current.story.steps.length >= STORY_LIMITS.steps || current.weight > STORY_LIMITS.bytes / 2);

  function add(step: NewStep) {
    if (!current || isFull()) return;
    const timed: StoryStep = { at: Math.max(0, Date.now() - current.began), ...step };
    current.story.steps.push(timed);
    current.weight += weightOf(timed);
    show();
  }
  function seeMachine(seen: InspectionEvent) {
    if (seen.type !== '@xstate.snapshot' || !isMachineSnapshot(seen.snapshot)) return;
    add({
      kind: 'machine',
      machine: machineName(seen.actorRef),
      event: sanitizeEvent(seen.event),
      states: activeStates(seen.snapshot.value as StateValue),
    });
  }

  function record({ story, began }: Kept) {
    watches.add(seeMachine);
    const reader = watchReader({ add, readUser: () => session.getSnapshot().context.user });
    const leave = () => current && keep(current);
    // A page that comes back as it was left has missed what the pages after it recorded.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      end();
      resume();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    current = {
      story,
      began,
      weight: story.steps.reduce((sum, step) => sum + weightOf(step), 0),
      stop() {
        watches.delete(seeMachine);
        reader.stop();
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', comeBack);
      },
    };
    reader.look();
    show();
  }
  function end() {
    const { story = null } = current ?? {};
    current?.stop();
    current = null;
    return story;
  }
  function resume() {
    const kept = takeKept();
    if (kept) record(kept);
    else show();
  }

  const recorder = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => view,
    start(name: string, running: readonly AnyActorRef[]) {
      if (current) return;
      const { version } = STORY_LIMITS;
      const width = window.innerWidth;
      const start = running.flatMap((actor) => startedMachine(actor) ?? []);
      record({
        story: { kind: 'story', version, name, width, start, steps: [] },
        began: Date.now(),
      });
    },
    stop() {
      const story = end();
      show(story ?? view.finished);
      return story;
    },
    discard() {
      end();
      show();
    },
    resume,
  };
  showStoryIndicator(recorder);
  return recorder;
}

const recorders = new WeakMap<Store, ReturnType<typeof createStoryRecorder>>();

/** One for each running app. */
export function storyRecorderOf(
  store: Store,
  session: Session,
): ReturnType<typeof createStoryRecorder> {
  const recorder = recorders.get(store) ?? createStoryRecorder(session);
  recorders.set(store, recorder);
  return recorder;
}
