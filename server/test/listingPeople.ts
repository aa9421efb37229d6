import { eq } from 'drizzle-orm';
import type { UserData } from '../../domain/contract/session';
import type { ListingRole } from '../../domain/listing/people';
import { listingPeople } from '../db/schema/people';
import { listings } from '../db/schema/listings';
import { confirmEmail } from './people';
import { join } from './posts';
import type { TestApp } from './testApp';
import { joinAsBusiness, listingOf, putListing } from './vetting';

/** A new individual of this name with a confirmed email. */
export async function joinConfirmed(server: TestApp, name: string): Promise<UserData> {
  const member = await join(server, name);
  await confirmEmail(server, member.user_id);
  return member;
}

/** A business with a confirmed email and a published listing. */
export async function joinWithListing(server: TestApp, name = 'tujenge') {
  const account = await joinAsBusiness(server, name);
  await confirmEmail(server, account.user_id);
  await putListing(server, account.user_id, {
    slug: name,
    status: 'published',
    published_at: server.app.now(),
    modified_at: server.app.now(),
  });
  return { account, id: (await listingOf(server, account.user_id)).id };
}

export const addPerson = async (
  { app: { db } }: TestApp,
  listing_id: number,
  { user_id }: UserData,
  role: ListingRole,
): Promise<void> => {
  await db.insert(listingPeople).values({ listing_id, user_id, role });
};

/** Takes the listing off its business account, as one that was claimed by a person. */
export async function detach({ app: { db } }: TestApp, id: number): Promise<void> {
  await db.update(listings).set({ owner_id: null }).where(eq(listings.id, id));
}

/** The token of the newest invitation among these emails. */
export function tokenIn(mails: readonly { text: string }[]): string {
  const links = mails.map(({ text }) => /\/listing-invitation\/(\S+)/.exec(text)?.[1]);
  const token = links.findLast(Boolean);
  if (token === undefined) throw new Error('no email has an invitation');
  return token;
}
