/** A draft is sent with a key of its own. Its retries carry the same key, also after the page is reloaded. */
export interface KeyedDraft<Body> {
  body: Body;
  /** Idempotency-Key. */
  key: string;
}

/** A POST that creates something at most once. */
export const postOnce = <Body>({ body, key }: KeyedDraft<Body>) => ({
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': key },
});
