import { createDataUse } from './dataUse';

const november = Date.parse('2026-11-26T09:00:00Z');
const december = Date.parse('2026-12-01T09:00:00Z');

function aDataUse(now = () => november) {
  return createDataUse({
    readMonths: () => localStorage,
    readVisit: () => sessionStorage,
    now,
  });
}
const download = (
  transferSize: number,
  workerStart = 0,
  initiatorType = 'script',
  path = '/mainapp/events/',
) => ({
  name: location.origin + path,
  transferSize,
  workerStart,
  initiatorType,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('adds up for the visit and the month, over pages', () => {
  aDataUse().add(1000);
  const use = aDataUse();
  const seen: number[] = [];
  const stop = use.subscribe(() => seen.push(use.read().visit));
  use.add(500);
  expect(use.read()).toEqual({ visit: 1500, month: 1500 });
  expect(use.read()).toBe(use.read());
  stop();
  use.add(1);
  expect(seen).toEqual([1500]);
});

test('begins anew with a month, and with a tab', () => {
  let time = november;
  const use = aDataUse(() => time);
  use.add(1000);
  time = december;
  use.add(200);
  expect(use.read()).toEqual({ visit: 1200, month: 200 });
  sessionStorage.clear();
  expect(aDataUse(() => time).read()).toEqual({ visit: 0, month: 200 });
});

test('begins a month when it begins for the reader', () => {
  let time = new Date(2026, 10, 30, 23, 59).getTime();
  const use = aDataUse(() => time);
  use.add(1000);
  time = new Date(2026, 11, 1, 0, 1).getTime();
  use.add(200);
  expect(use.read().month).toBe(200);
});

test('counts what the worker has not fetched itself', () => {
  const use = aDataUse();
  use.addDownloads([download(100), download(7, 5), download(9, 5, 'fetch'), download(0)]);
  expect(use.read().visit).toBe(100);
  localStorage.setItem('token', 'a.b.c');
  use.addDownloads([download(7, 5), download(9, 5, 'fetch')]);
  expect(use.read().visit).toBe(109);
  use.addDownloads([download(20, 5, 'fetch', '/mainapp/listings/lake-soaps/')]);
  expect(use.read().visit).toBe(109);
  use.addDownloads([download(20, 5, 'fetch', '/mainapp/listings/search/?q=soap')]);
  expect(use.read().visit).toBe(129);
});

test('counts what a worker says once, whichever page hears it and how often', () => {
  const [use, otherPage] = [aDataUse(), aDataUse()];
  use.addFromWorker({ total: 300, startedAt: 1 });
  otherPage.addFromWorker({ total: 300, startedAt: 1 });
  expect(use.read()).toEqual({ visit: 300, month: 300 });
  otherPage.addFromWorker({ total: 450, startedAt: 1 });
  use.addFromWorker({ total: 450, startedAt: 1 });
  expect(aDataUse().read().month).toBe(450);
  use.addFromWorker({ total: 20, startedAt: 2 });
  expect(aDataUse().read().month).toBe(470);
});

test('counts nothing again that a page hears late', () => {
  const use = aDataUse();
  use.addFromWorker({ total: 450, startedAt: 1 });
  use.addFromWorker({ total: 300, startedAt: 1 });
  use.addFromWorker({ total: 500, startedAt: 1 });
  use.addFromWorker({ total: 20, startedAt: 2 });
  use.addFromWorker({ total: 450, startedAt: 1 });
  use.addFromWorker({ total: 30, startedAt: 2 });
  expect(use.read()).toEqual({ visit: 530, month: 530 });
});

test('does not count what a worker says where it cannot note it', () => {
  const use = createDataUse({
    readMonths: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    readVisit: () => sessionStorage,
    now: () => november,
  });
  use.addFromWorker({ total: 300, startedAt: 1 });
  expect(use.read()).toEqual({ visit: 0, month: 0 });
});

test('takes what is no number for nothing', () => {
  localStorage.setItem('downloadedInMonth', '2026-11 many');
  sessionStorage.setItem('downloadedInVisit', 'many');
  const use = aDataUse();
  expect(use.read()).toEqual({ visit: 0, month: 0 });
  use.add(Number.NaN);
  expect(use.read()).toEqual({ visit: 0, month: 0 });
});

test('counts nothing where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const use = createDataUse({ readMonths: blocked, readVisit: blocked, now: () => november });
  use.add(1000);
  expect(use.read()).toEqual({ visit: 0, month: 0 });
});
