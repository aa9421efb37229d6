/** Lets the browser do what waits: answer a press, paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
