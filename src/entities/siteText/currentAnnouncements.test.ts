import { emptyRow, type RowOf } from '../../../domain/siteLists';
import { announcementsOn } from './currentAnnouncements';

const row = (title: string, from: string, until: string): RowOf<'announcements'> => ({
  title,
  text: 'Text',
  picture: '',
  link: '',
  from,
  until,
});

test('has the fields of the list', () => {
  expect(Object.keys(row('', '', '')).sort()).toEqual(
    Object.keys(emptyRow('announcements')).sort(),
  );
});

test('shows each from its first to its last day, in the order of the editors', () => {
  const rows = [
    row('always', '', ''),
    row('later', '2026-03-02', ''),
    row('today', '2026-03-01', '2026-03-01'),
    row('over', '', '2026-02-28'),
  ];
  const titlesOn = (day: string) => announcementsOn(day, rows).map(({ title }) => title);
  expect(titlesOn('2026-03-01')).toEqual(['always', 'today']);
  expect(titlesOn('2026-03-02')).toEqual(['always', 'later']);
  expect(titlesOn('2026-02-28')).toEqual(['always', 'over']);
});
