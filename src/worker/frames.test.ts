import { frameAddress, frameOf } from './frames';

test.each([
  ['/vetting', '/vetting'],
  ['/vetting/', '/vetting'],
  ['/vetting/form/3', '/vetting'],
  ['/vetting/completion', '/vetting'],
  ['/events/post', '/events/post'],
  ['/resources/post/', '/resources/post'],
  ['/vetting/admin', undefined],
  ['/vetting/admin/reports', undefined],
  ['/vetting/form/3/x', undefined],
  ['/events', undefined],
  ['/events/post/more', undefined],
])('shows %s in the frame %s', (pathname, frame) => {
  expect(frameOf(pathname)).toBe(frame);
});

test('keeps a frame for each language', () => {
  expect(frameOf('/sw/vetting/form/8')).toBe('/vetting');
  expect(frameAddress('/sw/vetting/form/8')).toBe('/sw/vetting');
  expect(frameAddress('/vetting/form/8')).toBe('/vetting');
  expect(frameAddress('/sw/events')).toBeUndefined();
});
