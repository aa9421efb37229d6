import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { confirmEmail } from './mail';
import { asDemo, asNew, type Member } from './members';
import { declineCookies, startSignedIn } from './test';

/** Of every business that a journey makes. */
export const BUSINESS_PASSWORD = 'maziwa-lala-42';

interface Started {
  page: Page;
  context: BrowserContext;
  product: Parameters<typeof confirmEmail>[1];
}

interface NewBusiness {
  name: string;
  email: string;
  /** What its form sends besides what every business of the journeys says. */
  profile: object;
}

/** A workshop that mends clothes; it still needs an email. */
export const MENDERS: Omit<NewBusiness, 'email'> = {
  name: 'Menders of Ahero',
  profile: {
    category: 'Home',
    themes: ['community action'],
    description:
      'We sew and mend clothes for the families of Ahero, and teach the young how to do it too.',
    staff: '0',
    founders: [{ name: 'Akinyi', gender: 'female' }],
  },
};

/** A new business with its profile, whose email is not confirmed. */
export async function addBusiness(
  request: APIRequestContext,
  { name, email, profile }: NewBusiness,
): Promise<Member> {
  const owner = await asNew(request, {
    first_name: name,
    last_name: '',
    username: email,
    email,
    password: BUSINESS_PASSWORD,
    phone_num: '000 0000 0000',
    age_bracket: 'business duration',
    user_type: 'business',
  });
  await owner.send('/mainapp/businesses/', {
    name,
    county: '042',
    address_locality: 'Ahero',
    founding_year: 2016,
    telephone: '',
    url: '',
    consent_listing: true,
    newsletter: false,
    ...profile,
  });
  return owner;
}

/** A new business with a confirmed email, signed in, whose listing waits for its review. */
export async function startAsNewBusiness(
  { page, context, product }: Started,
  business: NewBusiness,
): Promise<Member> {
  const { email } = business;
  const owner = await addBusiness(page.request, business);
  await confirmEmail(page.request, product, email);
  await declineCookies(context);
  await startSignedIn(page, email, BUSINESS_PASSWORD);
  return owner;
}

/** An admin publishes the listing of this account, which then has an address in the directory. */
export async function publishListing(
  request: APIRequestContext,
  { token }: Member,
): Promise<{ listing_id: number; slug: string }> {
  const answer = await request.get('/mainapp/listings/mine/', {
    headers: { Authorization: `Token ${token}` },
  });
  const listing = (await answer.json()) as { listing_id: number; slug: string };
  const admin = await asDemo(request, 'admin');
  await admin.send('/mainapp/reviews/', {
    subject: 'listing',
    subject_id: listing.listing_id,
    decision: 'published',
    note: '',
  });
  return listing;
}
