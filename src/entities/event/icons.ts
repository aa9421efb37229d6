import { line } from '../../ui/illustrations/line';

export const LockIcon = line('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const CancelledIcon = line('M12 3a9 9 0 1 0 .01 0zM8.5 8.5l7 7M15.5 8.5l-7 7');
export const PostponedIcon = line('M12 3a9 9 0 1 0 .01 0zM12 7.5V12l3 2');
export const CalendarIcon = line('M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8');
export const PreviousIcon = line('M14 6l-6 6 6 6');
export const NextIcon = line('M10 6l6 6-6 6');
export const RepeatIcon = line(
  'M5 11V9a3 3 0 0 1 3-3h11M16 3l3 3-3 3M19 13v2a3 3 0 0 1-3 3H5M8 15l-3 3 3 3',
);
