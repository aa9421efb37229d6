import { readFailure, type Failure } from '../../api/failure';
import { accountTypeMessage, loginMessage, resetMessage, signUpMessage } from './authMessages';

const failure = (status: number | string, data?: unknown, statusText = ''): Failure =>
  readFailure({ status, data, statusText });
const NETWORK = failure('FETCH_ERROR');
const html = (status: number, statusText: string) =>
  readFailure({ status: 'PARSING_ERROR', originalStatus: status, data: '<html>', statusText });

test.each([
  [failure(401), 'Invalid email or password. Please check your credentials and try again.'],
  [failure(400), 'Please check your email and password format and try again.'],
  [failure(429), 'Too many login attempts. Please wait a few minutes before trying again.'],
  [failure(500), 'Our servers are experiencing issues. Please try again in a few minutes.'],
  [html(503, ''), 'Our servers are experiencing issues. Please try again in a few minutes.'],
  [failure(403, { error: 'This account is closed.' }), 'This account is closed.'],
  [failure(403, { detail: 'x' }), 'Login failed. Please try again.'],
  [
    NETWORK,
    'Unable to connect to the server. Please check your internet connection and try again.',
  ],
])('gives the message of a failed login: %#', (given, message) => {
  expect(loginMessage(given)).toBe(message);
});

test.each([
  [failure(400, { email: ['Taken.'], username: ['Taken too.'] }), 'Taken. Taken too.'],
  [failure(400, { password: ['Too short.'] }), 'Too short.'],
  [failure(400, { error: 'No.' }), 'No.'],
  [failure(500, {}), 'An error occurred during signup.'],
  [failure(503, { detail: 'A server error occurred.' }), 'An error occurred during signup.'],
  [NETWORK, 'Signup Failed'],
])('gives the message of a failed sign-up: %#', (given, message) => {
  expect(signUpMessage(given)).toBe(message);
});

test.each([
  [failure(400, { email: ['Enter a valid email address.'] }), 'Enter a valid email address.'],
  [failure(429, { detail: 'Request was throttled.' }), 'Request was throttled.'],
  [failure(500, {}), 'Failed to send password reset email'],
  [html(502, 'Bad Gateway'), 'Error: 502 Bad Gateway'],
  [NETWORK, 'An error occurred. Please try again later.'],
])('gives the message of a failed password reset: %#', (given, message) => {
  expect(resetMessage(given)).toBe(message);
});

test.each([
  [failure(401), 'Your session has expired. Please log in again.'],
  [failure(400, { error: 'Unknown type' }), 'Failed to update account type: Unknown type'],
  [failure(500), 'Failed to update account type'],
])('gives the message of a failed choice of account type: %#', (given, message) => {
  expect(accountTypeMessage(given)).toBe(message);
});
