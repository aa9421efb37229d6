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

  it('is written one second after the last keystroke', () => {
    jest.useFakeTimers();
    const draft = memory();
    draft.keep({ ...empty, name: 'A' });
    expect(window.localStorage.getItem('draft')).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(window.localStorage.getItem('draft')).toContain('"A"');
    jest.useRealTimers();
  });

  it('is not written for an unchanged form or after it was sent', () => {
    const draft = memory();
    draft.keep(empty);
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
    draft.keep({ ...empty, name: 'A' });
    draft.forget();
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
  });

  it('is removed by a restart and written again after the next keystroke', () => {
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

  it('does not throw when storage is blocked', () => {
    const closed = createStoredDraft({
      readStorage: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      key: 'draft',
      empty,
    });
    expect(closed.isKept()).toBe(false);
    closed.keep({ ...empty, name: 'A' });
    expect(closed.save).not.toThrow();
    expect(closed.forget).not.toThrow();
    expect(closed.initial).toEqual(empty);
  });

  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'SecurityError'])(
    'reports while storage fails with %s and when it works again',
    (name) => {
      const draft = memory();
      const listener = jest.fn();
      draft.subscribe(listener);
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', name);
      });
      draft.keep({ ...empty, name: 'A' });
      expect(draft.isKept()).toBe(true);
      draft.save();
      draft.save();
      expect(draft.isKept()).toBe(false);
      full.mockRestore();
      draft.save();
      expect(draft.isKept()).toBe(true);
      expect(listener).toHaveBeenCalledTimes(2);
      expect(window.localStorage.getItem('draft')).toContain('"A"');
    },
  );
});

describe('the key of a draft that is sent', () => {
  const empty = { name: '' };
  const open = () =>
    createStoredDraft({ readStorage: () => window.localStorage, key: 'draft', empty });

  beforeEach(() => window.localStorage.clear());

  it('stays the same until an answer, also after a reload of the page', () => {
    const draft = open();
    draft.keep({ name: 'A' });
    const key = draft.sendingKey();
    draft.keep({ name: 'B' });
    draft.save();
    const again = open();
    expect(again.initial).toEqual({ name: 'B' });
    expect(again.sendingKey()).toBe(key);
  });

  it('changes after a refusal', () => {
    const draft = open();
    draft.keep({ name: 'A' });
    const key = draft.sendingKey();
    draft.dropSendingKey();
    expect(open().sendingKey()).not.toBe(key);
    expect(draft.sendingKey()).not.toBe(key);
  });

  it('changes after the draft was saved', () => {
    const draft = open();
    draft.keep({ name: 'A' });
    const key = draft.sendingKey();
    draft.settle({ name: 'A' }, 'draft');
    expect(window.localStorage.getItem('draft')).toBeNull();
    expect(draft.sendingKey()).not.toBe(key);
  });
});

test('a draft keeps the version it is based on until it is saved or follows another', () => {
  const create = (version: string) =>
    createStoredDraft({
      readStorage: () => window.localStorage,
      key: 'versioned',
      empty: { name: 'A' },
      version,
    });
  localStorage.removeItem('versioned');
  const first = create('monday');
  first.keep({ name: 'Mine' });
  first.save();
  const later = create('tuesday');
  expect([later.initial.name, later.version()]).toEqual(['Mine', 'monday']);
  later.follow('tuesday');
  expect(create('wednesday').version()).toBe('tuesday');
  later.settle({ name: 'Mine' }, 'versioned', 'thursday');
  expect([later.version(), create('friday').version()]).toEqual(['thursday', 'friday']);
});

test('keepNow writes a draft again that another window removed', () => {
  const draft = createStoredDraft({
    readStorage: () => window.localStorage,
    key: 'shared',
    empty: { name: '' },
  });
  draft.keep({ name: 'Mine' });
  draft.save();
  localStorage.removeItem('shared');
  draft.keepNow({ name: 'Mine' });
  expect(localStorage.getItem('shared')).toContain('Mine');
});
