import { undoOf } from './undoMove';

test('returns a claimed application to the queue without a note', () => {
  expect(undoOf('submitted', 'under_review')).toEqual({ event: 'application.returned' });
});

test.each(['approved', 'rejected', 'changes_requested'] as const)(
  'opens the review again after %p, and tells the business that it was a mistake',
  (to) => {
    expect(undoOf('under_review', to)).toEqual({
      event: 'application.reopened',
      note: expect.stringMatching(/made by mistake/) as string,
    });
  },
);

test('takes a publication back, and publishes again', () => {
  expect(undoOf('approved', 'listed')).toEqual({
    event: 'listing.unpublished',
    note: expect.stringMatching(/published by mistake/) as string,
  });
  expect(undoOf('listed', 'approved')).toEqual({ event: 'listing.published' });
});

test('is null where nothing leads straight back', () => {
  expect(undoOf('changes_requested', 'submitted')).toBeNull();
});
