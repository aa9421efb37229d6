import { CHART_LIMITS } from './readChart';

/** Characters of a fragment; browsers and mail programs cut longer addresses. */
export const LONGEST_LINK = 60_000;

const METHOD = 'deflate-raw';

/** A definition as text that an address can carry. */
export async function packChart(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(METHOD));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; null for what is no such text, or longer than a definition may be. */
export async function unpackChart(packed: string): Promise<string | null> {
  if (packed.length > LONGEST_LINK || !/^[\w-]+$/.test(packed)) return null;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await readBounded(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream(METHOD)),
    );
  } catch {
    return null;
  }
}

/** A few bytes can unpack to gigabytes: reading ends where the limit is. */
async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > CHART_LIMITS.characters) {
      await reader.cancel();
      return null;
    }
  }
}
