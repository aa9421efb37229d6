import { createAssessmentKeeper } from './keptAssessment';

const parts = () => ({
  categories: [],
  questions: [],
  responses: [],
  progress: null,
  applications: [],
});

const aKeeper = (change: Partial<Parameters<typeof createAssessmentKeeper>[0]> = {}) =>
  createAssessmentKeeper({ readStorage: () => localStorage, user: 7, now: () => 1000, ...change });

beforeEach(() => localStorage.clear());

test('reads what it wrote, and nothing of another person', () => {
  aKeeper().write(parts());
  expect(aKeeper().read()).toEqual({ ...parts(), keptAt: 1000 });
  expect(aKeeper({ user: 8 }).read()).toBeNull();
});

test('writes what has changed, and not the questions with each answer', () => {
  let time = 1000;
  const keeper = aKeeper({ now: () => time });
  const first = parts();
  keeper.write(first);
  const [form] = Object.keys(localStorage).filter((key) => key.endsWith(':form'));
  const before = localStorage.getItem(form ?? '');
  time = 2000;
  keeper.write({ ...first });
  expect(keeper.read()?.keptAt).toBe(1000);
  keeper.write({ ...first, responses: [] });
  expect(keeper.read()?.keptAt).toBe(2000);
  expect(localStorage.getItem(form ?? '')).toBe(before);
});

test.each(['{', 'null', '7', '{"version":0,"part":{}}'])(
  'has no copy where it finds %s',
  (text) => {
    aKeeper().write(parts());
    localStorage.setItem('keptAssessment:7:answers', text);
    expect(aKeeper().read()).toBeNull();
  },
);

test('does without a copy where storage is blocked or full', () => {
  const readStorage = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = aKeeper({ readStorage });
  blocked.write(parts());
  expect(blocked.read()).toBeNull();
});
