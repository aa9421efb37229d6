import type { ApiError } from '../baseApi';

/** The server refused a change because what is shown is no longer so: somebody was quicker. */
export const isOutdated = (error: ApiError | undefined): boolean =>
  error?.status === 409 || error?.status === 404;
