/** What a draft is sent as: its repeats carry the same key, also after the page was loaded anew. */
export interface Drafted<Body> {
  body: Body;
  /** Idempotency-Key. */
  key: string;
}

/** A POST that creates something at most once. */
export const creating = <Body>({ body, key }: Drafted<Body>) => ({
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': key },
});
