/** Lets the browser do what waits: answer a press, paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs code part by part, so that an old phone answers a press in between. */
export async function runInParts(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
  await nextTask();
}
