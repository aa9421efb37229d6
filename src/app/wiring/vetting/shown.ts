import type { StateValue } from 'xstate';
import type { AnswerState } from '../../../actors/vetting';
import type { AnswerActor } from './answerActors';

const dotted = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, within]) => (within === undefined ? name : `${name}.${dotted(within)}`))
        .join(' and ');

/** Where vettingMachine stands, such as `loading` or `basic.incomplete`. */
export function stageOf(value: StateValue): string {
  const ready = typeof value === 'string' ? undefined : value['ready'];
  const stage = typeof ready === 'object' ? ready['stage'] : undefined;
  return dotted(stage ?? value);
}

const IDLE: AnswerState = { status: 'idle', message: null, theirs: null, savedAt: null };

/** What is said beside an answer; a question that was not touched has nothing to say. */
export function answerStateOf(actor: AnswerActor | undefined): AnswerState {
  if (!actor) return IDLE;
  const state = actor.getSnapshot();
  const { message, theirs, savedAt } = state.context;
  const status = (): AnswerState['status'] => {
    if (state.matches('typing') || state.matches({ onTheWay: 'saving' })) return 'saving';
    if (state.matches('onTheWay')) return 'queued';
    if (state.matches('failed')) return 'failed';
    if (state.matches('conflict')) return 'conflict';
    return state.matches({ atRest: 'saved' }) ? 'saved' : 'idle';
  };
  return {
    status: status(),
    message,
    theirs,
    savedAt: savedAt === null ? null : new Date(savedAt),
  };
}
