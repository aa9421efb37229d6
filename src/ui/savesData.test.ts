import { keepPictureChoice, readPictureChoice } from './savesData';

const isSaving = () => document.documentElement.hasAttribute('data-saves-data');

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-saves-data');
});

test('keeps the choice on this device', () => {
  expect(readPictureChoice()).toBe('device');
  keepPictureChoice('tap');
  expect(readPictureChoice()).toBe('tap');
  expect(isSaving()).toBe(true);
  keepPictureChoice('always');
  expect(isSaving()).toBe(false);
});

test('ignores what is no choice', () => {
  window.localStorage.setItem('pictures', 'never');
  expect(readPictureChoice()).toBe('device');
});

test('holds for the page where the browser allows no storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readPictureChoice()).toBe('device');
  keepPictureChoice('tap');
  expect(isSaving()).toBe(true);
});
