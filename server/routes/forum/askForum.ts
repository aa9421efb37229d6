const PATIENCE_MS = 3_000;
const MOST_BYTES = 1_000_000;

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader?.cancel();
      throw new Error('the forum answered too much');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  patienceMs?: number;
}

/**
 * The forum's JSON; null where it knows no such thing (404). Follows no redirect, which would take a
 * key along; throws when the whole takes longer than three seconds, unless `patienceMs` says
 * otherwise, or is more than a megabyte.
 */
export async function askForum(
  url: string,
  { method = 'GET', headers = {}, patienceMs = PATIENCE_MS }: Asked = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.ok) return JSON.parse(await readText(answer)) as unknown;
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new Error(`the forum answered ${answer.status}`);
}
