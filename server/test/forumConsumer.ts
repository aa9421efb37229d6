import { createHmac, randomBytes } from 'node:crypto';

/** A forum's half of DiscourseConnect, written apart from the product's. */
export function forumConsumer(secret: string, returnTo: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  /** As in the guide's example, by Ruby's `Base64.encode64`: lines of 60, each with its end. */
  const encode = (text: string) =>
    Buffer.from(text)
      .toString('base64')
      .replace(/.{1,60}/g, '$&\n');

  return {
    newNonce: () => randomBytes(16).toString('hex'),

    /** What the forum adds to the address of the sign-on; `null` leaves a field out. */
    ask(nonce: string, more: Record<string, string | null> = {}): { sso: string; sig: string } {
      const fields: Record<string, string | null> = { nonce, return_sso_url: returnTo, ...more };
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
      const sso = encode(form.toString());
      return { sso, sig: sign(sso) };
    },

    /** The fields of an answer, in order; throws unless this secret signed them. */
    read(address: string): [string, string][] {
      const { searchParams } = new URL(address);
      const sso = searchParams.get('sso') ?? '';
      if (sign(sso) !== searchParams.get('sig')) throw new Error('wrong signature');
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sso)) throw new Error('no base64');
      return [...new URLSearchParams(Buffer.from(sso, 'base64').toString())];
    },
  };
}
