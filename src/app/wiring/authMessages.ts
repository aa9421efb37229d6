import { t } from '../../../domain/language';
import type { Failure } from '../../api/failure';

/** Specification 8, login. */
export function loginMessage({ status, error }: Failure): string {
  if (status === null) {
    return t(
      'Unable to connect to the server. Please check your internet connection and try again.',
    );
  }
  if (status === 401) {
    return t('Invalid email or password. Please check your credentials and try again.');
  }
  if (status === 400) return t('Please check your email and password format and try again.');
  if (status === 429) {
    return t('Too many login attempts. Please wait a few minutes before trying again.');
  }
  if (status >= 500) {
    return t('Our servers are experiencing issues. Please try again in a few minutes.');
  }
  return error ?? t('Login failed. Please try again.');
}

/** Of the second step of a login: a refused code is explained by the server. */
export function codeMessage(failure: Failure): string {
  const { status, error, detail } = failure;
  const said = status === 400 || status === 401 ? (error ?? detail) : null;
  return said ?? loginMessage(failure);
}

/** Specification 8, signup: the email and username messages joined. */
export function signUpMessage({ status, fields, error, detail }: Failure): string {
  const lists = [...(fields['email'] ?? []), ...(fields['username'] ?? [])];
  const others = Object.values(fields).flat();
  if (lists.length) return lists.join(' ');
  if (others.length) return others.join(' ');
  if (status === null) return t('Signup Failed');
  const said = status < 500 ? (error ?? detail) : null;
  return said ?? t('An error occurred during signup.');
}

/** Specification 7, password reset. */
export function resetMessage({ status, statusText, isJson, fields, detail }: Failure): string {
  if (status === null) return t('An error occurred. Please try again later.');
  if (!isJson) return t('Error: {status} {statusText}', { status, statusText }).trimEnd();
  return fields['email']?.[0] ?? detail ?? t('Failed to send password reset email');
}

/** Specification 8, account type. */
export function accountTypeMessage({
  status,
  error,
  detail = null,
}: Pick<Failure, 'status' | 'error'> & Partial<Pick<Failure, 'detail'>>): string {
  if (status === 401) return t('Your session has expired. Please log in again.');
  const message = error ?? detail;
  return message
    ? t('Failed to update account type: {message}', { message })
    : t('Failed to update account type');
}
