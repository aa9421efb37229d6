const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1_000_000;

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      throw new Error('the forum answered too much');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

interface FetchOptions {
  method?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/**
 * Fetches JSON from the forum; null for a 404. Follows no redirects, which would forward the API
 * key. Throws after three seconds, unless `timeoutMs` says otherwise, and for more than a megabyte.
 */
export async function fetchFromForum(
  url: string,
  { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) return JSON.parse(await readText(answer)) as unknown;
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new Error(`the forum answered ${answer.status}`);
}
