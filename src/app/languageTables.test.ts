import { readLanguageTables } from './languageTables';

afterEach(() => {
  jest.restoreAllMocks();
});

test('reads each table in a task of its own, so that a press is answered in between', async () => {
  const done: string[] = [];
  const note = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push('press'));
    return undefined as never;
  };
  jest.spyOn(Intl, 'Collator').mockImplementation(note('names'));
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(note('numbers'));
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(note('dates'));
  const reading = readLanguageTables();
  expect(done).toEqual([]);
  await reading;
  expect(done).toEqual(['names', 'press', 'numbers', 'press', 'dates']);
});
