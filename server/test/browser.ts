import type { InjectOptions } from 'fastify';
import type { TestApp } from './testApp';

export interface Visit {
  status: number;
  /** The whole address that was visited. */
  address: URL;
  /** Where it leads on, resolved; null for a page. */
  next: URL | null;
  text: string;
  setCookies: string[];
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

const listOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat();

/** A browser's part in a sign-in: addresses, redirects and cookies; this server's and others'. */
export function createBrowser(server: TestApp) {
  const { publicUrl } = server.app.config;
  const jars = new Map<string, Cookie[]>();

  function keep(origin: string, headers: string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(name.length + 1);
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1];
      const path = attribute('path') ?? '/';
      const others = (jars.get(origin) ?? []).filter(
        (cookie) => cookie.name !== name || cookie.path !== path,
      );
      const expires = attribute('expires');
      const isGone = expires !== undefined && Date.parse(expires) <= 1000;
      jars.set(origin, isGone ? others : [...others, { name, value, path }]);
    }
  }

  const cookiesFor = ({ origin, pathname }: URL): string =>
    (jars.get(origin) ?? [])
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  async function ask(address: URL, form: string | null) {
    const method = form === null ? 'GET' : 'POST';
    const headers = {
      cookie: cookiesFor(address),
      accept: 'text/html',
      ...(form !== null && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    if (address.origin !== publicUrl) {
      const answer = await fetch(address, { method, headers, body: form, redirect: 'manual' });
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        setCookies: answer.headers.getSetCookie(),
        text: await answer.text(),
      };
    }
    const options: InjectOptions = { method, url: address.pathname + address.search, headers };
    const answer = await server.app.inject(form === null ? options : { ...options, payload: form });
    return {
      status: answer.statusCode,
      location: answer.headers.location ?? null,
      setCookies: listOf(answer.headers['set-cookie']),
      text: answer.payload,
    };
  }

  async function visit(where: string | URL, form: string | null = null): Promise<Visit> {
    const address = new URL(where, publicUrl);
    const { status, location, setCookies, text } = await ask(address, form);
    keep(address.origin, setCookies);
    const next = location === null ? null : new URL(location, address);
    return { status, address, next, text, setCookies };
  }

  return {
    visit,
    cookiesFor: (path: string) => cookiesFor(new URL(path, publicUrl)),

    /** Through all redirects, up to a page, to one that leads to `until`, or to the SPA's own `/`. */
    async follow(where: string | URL, form: string | null = null, until = '/'): Promise<Visit> {
      let at = await visit(where, form);
      for (let steps = 0; at.next && steps < 12; steps += 1) {
        if (at.next.origin === publicUrl && at.next.pathname === until) return at;
        at = await visit(at.next);
      }
      return at;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;
