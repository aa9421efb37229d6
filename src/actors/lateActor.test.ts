import { createActor, setup } from 'xstate';
import { createLateActor } from './lateActor';

type Turn = { type: 'begun' } | { type: 'turned' };

const lamp = setup({ types: { events: {} as Turn } }).createMachine({
  initial: 'dark',
  states: {
    dark: { on: { begun: 'off' } },
    off: { on: { turned: 'on' } },
    on: { on: { turned: 'off' } },
  },
});

/** A lamp whose machine comes when the test says so. */
function begin() {
  const actor = createActor(lamp);
  const coming: { resolve: () => void; reject: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<typeof actor>((resolve, reject) => {
        coming.push({
          resolve: () => resolve(actor),
          reject: () => reject(new Error('offline')),
        });
      }),
  );
  const onFailure = jest.fn();
  const late = createLateActor<{ value: string }, Turn, typeof actor>({
    firstState: { value: 'dark' },
    load,
    takesEvents: ({ value }) => value !== 'dark',
    onFailure,
  });
  const seen: string[] = [];
  const subscription = late.subscribe(() => seen.push(late.getSnapshot().value));
  /** Lets the last request for the machine be answered. */
  const answer = async (how: 'resolve' | 'reject') => {
    coming.at(-1)?.[how]();
    await late.start();
  };
  return { late, actor, load, onFailure, seen, subscription, answer };
}

it('has the first state until the machine is there, and loads nothing by itself', () => {
  const { late, load } = begin();
  expect(late.getSnapshot()).toEqual({ value: 'dark' });
  expect(late.started).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('loads and starts the machine once', async () => {
  const { late, actor, load, answer } = begin();
  void late.start();
  void late.start();
  await answer('resolve');
  await late.start();
  expect(load).toHaveBeenCalledTimes(1);
  expect(late.started).toBe(actor);
  expect(late.getSnapshot().value).toBe('dark');
});

it('keeps what is sent until the machine takes events, in order', async () => {
  const { late, actor, load, seen, answer } = begin();
  late.send({ type: 'turned' });
  expect(load).toHaveBeenCalledTimes(1);
  await answer('resolve');
  late.send({ type: 'turned' });
  late.send({ type: 'turned' });
  expect(late.getSnapshot().value).toBe('dark');
  actor.send({ type: 'begun' });
  expect(late.getSnapshot().value).toBe('on');
  expect(seen).toEqual(['dark', 'off', 'on', 'off', 'on']);
  late.send({ type: 'turned' });
  expect(late.getSnapshot().value).toBe('off');
});

it('calls no listener that has unsubscribed', async () => {
  const { late, seen, subscription, answer } = begin();
  subscription.unsubscribe();
  void late.start();
  await answer('resolve');
  expect(seen).toEqual([]);
});

it('reports a machine that could not be loaded, drops what was sent, and tries again', async () => {
  const { late, actor, load, onFailure, answer } = begin();
  late.send({ type: 'turned' });
  const first = late.start();
  await answer('reject');
  await first;
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(late.getSnapshot().value).toBe('dark');
  void late.start();
  expect(load).toHaveBeenCalledTimes(2);
  await answer('resolve');
  actor.send({ type: 'begun' });
  expect(late.getSnapshot().value).toBe('off');
});

it('does not start a machine that comes after it was stopped', async () => {
  const { late, actor, answer } = begin();
  const start = jest.spyOn(actor, 'start');
  void late.start();
  late.stop();
  await answer('resolve');
  expect(late.started).toBeNull();
  expect(start).not.toHaveBeenCalled();
});
