import type { ApiError } from '../baseApi';

/** The server refused a change because somebody else changed or deleted the record first. */
export const isOutdated = (error: ApiError | undefined): boolean =>
  error?.status === 409 || error?.status === 404;
