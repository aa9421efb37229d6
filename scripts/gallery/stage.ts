import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import type { OpenProduct } from '../../bench/openProduct';
import { pathIn, t, type Language, type Values } from '../../domain/language';
import { asDemo, type Member } from '../../e2e/support/members';
import { keepSession } from '../../e2e/support/test';
import { inLanguage } from '../../server/language';
import { valueIn } from './preparePage';

/** A page of the product for one scene in one language, and who uses it. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  product: OpenProduct;
  language: Language;
  /** What the pages say in the language. */
  say(text: string, values?: Values): string;
  button(text: string, values?: Values): Locator;
  /** Opens an address in the language and makes the first input, which starts the machines. */
  open(address: string): Promise<void>;
  /** A demo account, which signs in once. */
  member(username: string): Promise<Member>;
  /** Leaves the session of a member in the browser. */
  signInAs(member: Pick<Member, 'session'>): Promise<void>;
  /** Opens an address as a demo account. */
  openAs(username: string, address: string): Promise<void>;
  /** From here on requests get no answer, but for so many at first. */
  leaveUnanswered(request: Asked, answered?: number): Promise<void>;
  /** From here on requests get this in place of the server's answer. */
  answer(request: Asked, answer: Parameters<Route['fulfill']>[0]): Promise<void>;
  /** From here on the server has a newer release. */
  release(): void;
  /** Resolves when every request has its answer that is to have one. */
  isAnswered(): Promise<void>;
}

/** Method and a glob of addresses, such as `POST /accounts/login/`. */
export type Asked = `${'GET' | 'POST'} /${string}`;

interface Options {
  page: Page;
  product: OpenProduct;
  language: Language;
  members: Map<string, Promise<Member>>;
  /** What the product serves. */
  dist: string;
}

export function createStage({ page, product, language, members, dist }: Options): Stage {
  const { request } = page.context();
  const unanswered = new Set<Request>();
  const forget = (sent: Request) => unanswered.delete(sent);
  page.on('request', (sent) => unanswered.add(sent));
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const say = (text: string, values: Values = {}) => inLanguage(language, () => t(text, values));

  async function spoil(asked: Asked, handle: (route: Route) => unknown): Promise<void> {
    const [method, address = ''] = asked.split(' ');
    await page.route(`**${address}`, async (route) => {
      if (route.request().method() === method) await handle(route);
      else await route.fallback();
    });
  }

  const stage: Stage = {
    page,
    context: page.context(),
    request,
    product,
    language,
    say,
    button: (text, values) => page.getByRole('button', { name: say(text, values), exact: true }),
    async open(address) {
      await page.goto(pathIn(language, address));
      await expect(async () => {
        await page.mouse.move(6, 6);
        await page.mouse.move(5, 5);
        expect(await valueIn(page, 'session')).toBeDefined();
      }).toPass();
    },
    async member(username) {
      const known = members.get(username) ?? asDemo(request, username);
      members.set(username, known);
      return known;
    },
    async signInAs({ session }) {
      await keepSession(page, session);
    },
    async openAs(username, address) {
      await stage.signInAs(await stage.member(username));
      await stage.open(address);
    },
    leaveUnanswered(asked, answered = 0) {
      let left = answered;
      return spoil(asked, async (route) => {
        left -= 1;
        if (left < 0) forget(route.request());
        else await route.fallback();
      });
    },
    answer: (asked, answer) => spoil(asked, (route) => route.fulfill(answer)),
    release() {
      const worker = path.join(dist, 'sw.js');
      appendFileSync(worker, `\n// Released for ${language}.`);
      // They would be sent in its place.
      for (const compressed of ['br', 'gz']) rmSync(`${worker}.${compressed}`, { force: true });
    },
    isAnswered: () =>
      expect.poll(() => [...unanswered].map((sent) => sent.url()), { timeout: 40_000 }).toEqual([]),
  };
  return stage;
}
