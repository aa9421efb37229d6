import { readFailure } from './failure';
import { problemOf, reasonOf } from './reasonOf';

const OUR_FAULT = 'Something went wrong on our side. Please try again in a few minutes.';
const NO_CONNECTION =
  'Unable to connect to the server. Please check your internet connection and try again.';
const TOO_OFTEN = 'You have done this too often. Please wait before you try again.';

test.each([
  [{ status: 'FETCH_ERROR' }, NO_CONNECTION],
  [{ status: 500, data: { detail: 'A server error occurred.' } }, OUR_FAULT],
  [{ status: 503, data: { detail: 'The service is temporarily unavailable.' } }, OUR_FAULT],
  [{ status: 502, data: { name: ['Not now.'] } }, OUR_FAULT],
  [{ status: 'PARSING_ERROR', originalStatus: 504, data: '<html>' }, OUR_FAULT],
  [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }, OUR_FAULT],
  [{ status: 200, data: null }, OUR_FAULT],
  [{ status: 200, data: { detail: 'Event published' } }, OUR_FAULT],
  [{ status: 200, data: { error: 'The name is taken.' } }, 'The name is taken.'],
  [{ status: 400, data: { name: ['Too short.'], email: ['Taken.'] } }, 'Too short. Taken.'],
  [{ status: 409, data: { detail: 'It has changed.' } }, 'It has changed.'],
  [{ status: 413, data: '<html>' }, OUR_FAULT],
  [{ status: 429, data: { detail: 'Request was throttled. Expected in 7 seconds.' } }, TOO_OFTEN],
  [{ status: 429, data: { detail: 'Ten files a day are enough.' } }, 'Ten files a day are enough.'],
  [{ status: 429, data: '' }, TOO_OFTEN],
])('reasonOf reads %j as “%s”', (error, words) => {
  expect(reasonOf(readFailure(error))).toBe(words);
});

test('problemOf gives the seconds to wait', () => {
  const failure = readFailure({ status: 503, data: {}, retryAfter: 7 });
  expect(problemOf(failure)).toEqual({ text: OUR_FAULT, wait: 7 });
});
