/** Lets the browser do what waits: answer a press, paint. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
