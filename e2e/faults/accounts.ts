import type { APIRequestContext } from '@playwright/test';
import { addBusiness, BUSINESS_PASSWORD, MENDERS } from '../support/businesses';
import { asMember, asNew, DEMO_PASSWORD, type Member } from '../support/members';

/** Of the accounts that a run has made, by product and kind. */
const made = new Map<string, Promise<KnownMember>>();

function once(
  baseURL: string,
  kind: string,
  make: () => Promise<KnownMember>,
): Promise<KnownMember> {
  const key = `${baseURL} ${kind}`;
  const member = made.get(key) ?? make();
  made.set(key, member);
  return member;
}

/** Where the product is, and how it is called without a page. */
export interface Caller {
  baseURL: string;
  request: APIRequestContext;
}

/** An account whose password a test can type. */
export interface KnownMember extends Member {
  username: string;
  password: string;
}

/** An individual of the faults alone, whose form is filled in. */
export const anIndividual = ({ baseURL, request }: Caller): Promise<KnownMember> =>
  once(baseURL, 'individual', async () => {
    const username = 'moraa-of-the-faults';
    const member = await asNew(request, {
      username,
      first_name: 'Moraa',
      last_name: 'Nyaboke',
      email: 'moraa-of-the-faults@example.org',
      password: BUSINESS_PASSWORD,
      age_bracket: '25-34',
      user_type: 'individual',
    });
    await member.send('/mainapp/sustainability/', {
      display_name: 'Moraa N.',
      introduction: 'I grow seedlings.',
      themes: ['nature regeneration'],
      county: '042',
      county_public: true,
      use_in_trends: false,
      newsletter: false,
    });
    return signedInAnew({ baseURL, request }, { ...member, username, password: BUSINESS_PASSWORD });
  });

/** A business of the faults alone, which answers its assessment. */
export const aBusiness = ({ baseURL, request }: Caller): Promise<KnownMember> =>
  once(baseURL, 'business', async () => {
    const email = 'office@faults.example';
    const member = await addBusiness(request, { ...MENDERS, email });
    return signedInAnew(
      { baseURL, request },
      { ...member, username: email, password: BUSINESS_PASSWORD },
    );
  });

/** A demo account. */
export const aDemo = ({ baseURL, request }: Caller, username: string): Promise<KnownMember> =>
  once(baseURL, username, async () => ({
    ...(await asMember(request, username, DEMO_PASSWORD)),
    username,
    password: DEMO_PASSWORD,
  }));

/** The account with a sign-in that is still good: a sign-out ends all that its member has. */
export async function stillSignedIn(caller: Caller, member: KnownMember): Promise<KnownMember> {
  const headers = { Authorization: `Token ${member.token}` };
  const answer = await caller.request.get('/accounts/me/', { headers });
  if (answer.ok()) return member;
  const renewed = await signedInAnew(caller, member);
  for (const [key, known] of made)
    if ((await known).user_id === member.user_id) made.set(key, Promise.resolve(renewed));
  return renewed;
}

/** The same account with a sign-in of its own, which can be ended without an end to others. */
export async function signedInAnew(
  { request }: Caller,
  { username, password }: KnownMember,
): Promise<KnownMember> {
  return { ...(await asMember(request, username, password)), username, password };
}
