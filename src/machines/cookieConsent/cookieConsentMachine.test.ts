/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import { accept, begin, cookieConsentDelays, decline } from '../testing/cookieConsentBench';
import { cookieConsentMachine } from './cookieConsentMachine';

describe('cookieConsentMachine', () => {
  it('uses the delays of the product', () => {
    expect(cookieConsentMachine.implementations.delays).toEqual(cookieConsentDelays);
    expect(begin(null).machine.implementations.delays).toEqual(cookieConsentDelays);
  });
});

describe('a choice that was already made', () => {
  it.each([
    ['accepted.slidingOut', null, [accept], accept],
    ['accepted.settled', 'accepted', [], accept],
    ['declined.slidingOut', null, [decline], decline],
    ['declined.settled', 'declined', [], decline],
  ] as const)('is ignored in %s', (name, stored, sent, again) => {
    const { actor, happened, where } = begin(stored, [...sent]);
    const before = [...happened];
    expect(where()).toBe(name);
    expect(actor.getSnapshot().can(again)).toBe(false);
    actor.send(again);
    expect(where()).toBe(name);
    expect(happened).toEqual(before);
  });
});

describe('the stored choice', () => {
  it.each([
    [null, 'asking', true, []],
    ['accepted', 'accepted.settled', false, ['analytics on']],
    ['declined', 'declined.settled', false, []],
  ] as const)('%s leads to %s', (stored, name, banner, expected) => {
    const { actor, happened, where } = begin(stored);
    expect(where()).toBe(name);
    expect(actor.getSnapshot().hasTag('banner')).toBe(banner);
    expect(happened).toEqual(expected);
  });
});

describe('the banner', () => {
  it.each([
    [accept, 'accepted', ['stored true', 'analytics on']],
    [decline, 'declined', ['stored false']],
  ])('slides out for 500 ms after %j', (event, choice, expected) => {
    const { actor, clock, happened, where } = begin(null, [event]);
    expect(happened).toEqual(expected);
    expect(where()).toBe(`${choice}.slidingOut`);
    expect([...actor.getSnapshot().tags].sort()).toEqual(['banner', 'leaving']);
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('banner')).toBe(true);
    clock.increment(1);
    expect(where()).toBe(`${choice}.settled`);
    expect(actor.getSnapshot().hasTag('banner')).toBe(false);
    expect(happened).toEqual(expected);
  });
});

describe('a changed choice', () => {
  it.each(['slidingOut', 'settled'])('stops analytics when consent is withdrawn in %s', (step) => {
    const { actor, clock, happened, where } = begin(null, [accept]);
    if (step === 'settled') clock.increment(COOKIE_BANNER_SLIDE);
    happened.length = 0;
    actor.send(decline);
    expect(where()).toBe('declined.settled');
    expect(happened).toEqual(['analytics off', 'stored false']);
  });

  it.each(['slidingOut', 'settled'])('starts analytics when consent is given in %s', (step) => {
    const { actor, clock, happened, where } = begin(null, [decline]);
    if (step === 'settled') clock.increment(COOKIE_BANNER_SLIDE);
    happened.length = 0;
    actor.send(accept);
    expect(where()).toBe('accepted.settled');
    expect(happened).toEqual(['stored true', 'analytics on']);
  });
});
