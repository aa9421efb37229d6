import { unreadFlags, unreadText } from './unreadFlags';

const flags = [
  { question: 305, option: 1, flag: 'red' },
  { question: 305, option: 2, flag: 'amber' },
  { question: 303, option: 1, flag: 'amber' },
] as const;

test('names each flagged question that was not opened once', () => {
  expect(unreadFlags({ flags: [...flags] }, [])).toEqual([305, 303]);
  expect(unreadFlags({ flags: [...flags] }, [305, 101])).toEqual([303]);
});

test('says how many are unread', () => {
  expect(unreadText(1)).toBe('1 flagged answer unread');
  expect(unreadText(2)).toBe('2 flagged answers unread');
});
