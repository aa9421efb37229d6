import { eq } from 'drizzle-orm';
import { identities } from '../db/schema/identities';
import { consents } from '../db/schema/profiles';
import { settings } from '../db/schema/shared';
import { DEMO_SETTING } from '../seed/isDemo';
import { createBrowser, type Browser, type Visit } from './browser';
import type { Answer, TestApp } from './testApp';

export const LOGIN = '/accounts/google/login/';

/** Makes the database one of the demo, where the local provider answers. */
export const becomeDemo = async (server: TestApp): Promise<void> => {
  await server.app.db.insert(settings).values({ name: DEMO_SETTING, value: 'yes' });
};

/** Makes the member one who came from Google and has not chosen the account type yet. */
export async function becomeNewcomer({ app: { db } }: TestApp, user_id: number): Promise<void> {
  const identity = { provider: 'google', subject: `g-${user_id}`, email: 'g@example.com', user_id };
  await db.insert(identities).values(identity);
  await db.delete(consents).where(eq(consents.user_id, user_id));
}

/** Up to the local provider's page with the sample people. */
export async function leave(
  server: TestApp,
  query = '',
): Promise<{ browser: Browser; page: Visit }> {
  const browser = createBrowser(server);
  return { browser, page: await browser.follow(`${LOGIN}${query}`) };
}

/** Chooses a person there, up to the address of the SPA. */
export async function signInLocally(
  server: TestApp,
  person: 'known' | 'new' | '',
  query = '',
): Promise<{ browser: Browser; back: URL }> {
  const { browser, page } = await leave(server, query);
  const { next } = await browser.follow(page.address, `person=${person}`);
  if (!next) throw new Error('the sign-in did not come back');
  return { browser, back: next };
}

/** What the SPA does with the token of its address. */
export const swap = (server: TestApp, browser: Browser, token: string): Promise<Answer> =>
  server.post(
    'accounts/handover/',
    { token },
    { headers: { cookie: browser.cookiesFor('/accounts/handover/') } },
  );

export const said = (back: URL | null): Record<string, string> =>
  Object.fromEntries(back?.searchParams ?? []);
