/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { settled } from '../testing/held';
import { accepted, begin, failure, found, opened, used } from '../testing/updateBench';

describe('a new version', () => {
  it('waits for the next page where nothing was entered, and asks nobody', () => {
    const { actor, happened, where } = begin([opened, found]);
    expect([where(), happened]).toEqual(['waiting', []]);
    actor.send(opened);
    expect(where()).toBe('savingDrafts');
  });

  it.each([['accepted', accepted] as const, ['the page is left', opened] as const])(
    'asks where something was entered, and loads nothing before it is %s',
    (_case, event) => {
      const { actor, happened, where } = begin([used, found]);
      expect([where(), happened]).toEqual(['asking', ['asked']]);
      actor.send(found);
      expect([where(), happened]).toEqual(['asking', ['asked']]);
      actor.send(event);
      expect(where()).toBe('savingDrafts');
    },
  );

  it('asks nobody about a form that was left before', () => {
    expect(begin([used, opened, found]).where()).toBe('waiting');
  });

  it('takes over once everything has arrived, and only then is the page loaded again', async () => {
    const { held, happened, where } = begin([found, opened]);
    expect(held.takingOver.effect).not.toHaveBeenCalled();
    held.savingDrafts.resolve();
    await settled();
    expect([where(), happened]).toEqual(['takingOver', []]);
    held.takingOver.resolve();
    await settled();
    expect([where(), happened]).toEqual(['reloading', ['reloaded']]);
  });

  it.each(['savingDrafts', 'takingOver'] as const)(
    'waits for another page when %s fails, and reports why',
    async (step) => {
      const { actor, held, happened, where } = begin([found, opened]);
      if (step === 'takingOver') {
        held.savingDrafts.resolve();
        await settled();
      }
      held[step].reject(failure);
      await settled();
      expect([where(), happened]).toEqual(['waiting', [failure]]);
      actor.send(opened);
      expect(where()).toBe('savingDrafts');
    },
  );
});

describe('an event that a state does not take', () => {
  it.each([
    ['reading', [], [opened, accepted]],
    ['writing', [used], [used, accepted]],
    ['waiting', [found], [found, used, accepted]],
    ['savingDrafts', [found, opened], [found, used, opened, accepted]],
  ] as const)('is ignored in %s', (name, sent, ignored) => {
    const { actor, where } = begin([...sent]);
    expect(where()).toBe(name);
    for (const event of ignored)
      expect([event.type, actor.getSnapshot().can(event)]).toEqual([event.type, false]);
  });
});
