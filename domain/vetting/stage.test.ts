/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { statesWhere } from './applicationStates';
import { stageOf } from './stage';

const beginning = {
  application: null,
  isCleared: false,
  isBasicComplete: false,
  isAdvancedComplete: false,
};
const basicDone = { ...beginning, isBasicComplete: true };
const cleared = { ...basicDone, isCleared: true };
const allDone = { ...cleared, isAdvancedComplete: true };
const answering = [null, ...statesWhere(({ phase }) => phase === 'answering')];

describe('stageOf', () => {
  it.each(answering)('says how far the answers are while the application is %s', (state) => {
    const application = state && { state };
    const stages = [beginning, basicDone, cleared, { ...cleared, isBasicComplete: false }, allDone];
    expect(stages.map((facts) => stageOf({ ...facts, application }))).toEqual([
      'basic.incomplete',
      'basic.awaitingClearance',
      'advanced.incomplete',
      'advanced.incomplete',
      'advanced.complete',
    ]);
  });

  it.each(statesWhere(({ phase }) => phase !== 'answering'))(
    'is %s, however far the answers are',
    (state) => {
      for (const facts of [beginning, basicDone, cleared, allDone])
        expect(stageOf({ ...facts, application: { state } })).toBe(state);
    },
  );
});
