import { createSafeStorage } from './safeStorage';

const full = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
  clear: () => {},
});

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['full', full],
  ['blocked', blocked],
])('keeps values for this page and warns once when storage is %s', (_case, readStorage) => {
  const notKept = jest.fn();
  const storage = createSafeStorage(readStorage, notKept);
  storage.setItem('token', 'a');
  storage.setItem('userData', 'b');
  expect(storage.getItem('token')).toBe('a');
  expect(notKept).toHaveBeenCalledTimes(1);
  storage.removeItem('token');
  expect(storage.getItem('token')).toBeNull();
});

test('writes to a working storage without a warning', () => {
  const notKept = jest.fn();
  const storage = createSafeStorage(() => localStorage, notKept);
  storage.setItem('cookiesAccepted', 'true');
  expect(localStorage.getItem('cookiesAccepted')).toBe('true');
  storage.clear();
  expect(localStorage).toHaveLength(0);
  expect(notKept).not.toHaveBeenCalled();
});
