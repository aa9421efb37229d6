import { createStoredDraft, restoreDraft } from './storedDraft';

describe('a stored draft', () => {
  const empty = { name: '', themes: [] as string[], agreed: false };

  it.each([
    [null, empty],
    ['not json', empty],
    ['null', empty],
    ['[1]', empty],
    ['{"name":"A","themes":["x"],"agreed":true}', { name: 'A', themes: ['x'], agreed: true }],
    ['{"name":5,"themes":"x","agreed":"yes"}', empty],
    ['{"themes":[1],"other":"z"}', empty],
  ])('restores %s', (text, values) => {
    expect(restoreDraft(text, empty)).toEqual(values);
  });

  function memory() {
    window.localStorage.clear();
    return createStoredDraft({ readStorage: () => window.localStorage, key: 'draft', empty });
  }

  it('is written within a second of the last keystroke', () => {
    jest.useFakeTimers();
    const draft = memory();
    draft.keep({ ...empty, name: 'A' });
    expect(window.localStorage.getItem('draft')).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(window.localStorage.getItem('draft')).toContain('"A"');
    jest.useRealTimers();
  });

  it('is not written for a form that was only looked at, nor after it was sent', () => {
    const draft = memory();
    draft.keep(empty);
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
    draft.keep({ ...empty, name: 'A' });
    draft.forget();
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
  });

  it('is given up without a trace, and keeps what is typed after it', () => {
    const draft = memory();
    draft.keep({ ...empty, name: 'A' });
    draft.save();
    draft.restart(empty);
    draft.keep(empty);
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
    draft.keep({ ...empty, name: 'B' });
    draft.save();
    expect(window.localStorage.getItem('draft')).toContain('"B"');
  });

  it('does without storage that is closed', () => {
    const closed = createStoredDraft({
      readStorage: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      key: 'draft',
      empty,
    });
    closed.keep({ ...empty, name: 'A' });
    expect(closed.save).not.toThrow();
    expect(closed.forget).not.toThrow();
    expect(closed.initial).toEqual(empty);
  });
});
