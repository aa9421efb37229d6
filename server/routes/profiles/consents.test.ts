import type { Profile } from '../../../domain/contract/profile';
import { businessProfiles, consents } from '../../db/schema/profiles';
import { business as businessAccount, individual, signUp } from '../../test/people';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();

const interests = {
  display_name: 'Achieng O.',
  introduction: 'I repair bicycles in Kisumu.',
  themes: ['energy transition', 'community action'],
  county: '042',
  county_public: false,
  bought_categories: ['Waste'],
  buying_frequency: 'often',
  sways: ['price', 'local'],
  barriers: ['trust'],
  extra_willing: '1-5',
  waste_sorting: 'some',
  transport: 'matatu',
  cooking: ['lpg'],
  solar_at_home: 'no',
  volunteering: ['teaching'],
  heard_through: 'friend',
  use_in_trends: true,
  newsletter: false,
};

const business = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '042',
  address_locality: 'Kisumu',
  founding_year: 2016,
  themes: ['responsible processing & packaging'],
  description:
    'We press building blocks from soil and crushed glass. Our kiln burns husks, and nothing else.',
  telephone: '+254712345678',
  url: 'https://tujenge.example/',
  consent_listing: true,
  newsletter: true,
};

const profileOf = async ({ user_id, token }: { user_id: number; token: string }) =>
  bodyOf<Profile>(await server().get(`mainapp/profile/${user_id}/`, token));

const details = {
  first_name: 'Achieng',
  last_name: 'Otieno',
  user_email: individual.email,
  phone_num: '',
  profile_picture: null,
};

test('GET /mainapp/profile/:id/ returns the interest form as it was sent', async () => {
  const member = await signUp(server());
  await server().post('mainapp/sustainability/', interests, { token: member.token });
  expect(await profileOf(member)).toMatchObject({ interests, business: null });
});

test('GET /mainapp/profile/:id/ returns the business form with its private facts', async () => {
  const member = await signUp(server(), businessAccount);
  await server().post('mainapp/businesses/', business, { token: member.token });
  const facts = {
    registration_number: 'PVT-AB12345',
    kra_pin: 'P051234567X',
    founders: [{ name: 'Otieno', gender: 'male' as const }],
    staff: '10-19' as const,
    turnover: '5000' as const,
    street_address: 'Obote Road 5',
    street_public: false,
  };
  await server()
    .app.db.insert(businessProfiles)
    .values({ user_id: member.user_id, ...facts })
    .onConflictDoUpdate({ target: businessProfiles.user_id, set: facts });
  const profile = await profileOf(member);
  expect(profile.interests).toBeNull();
  expect(profile.business).toMatchObject({ ...business, ...facts, logo: '', email: '' });
});

describe('consents', () => {
  const kinds = ({ consents: list }: Profile) => list.map(({ kind, given }) => `${kind} ${given}`);

  test('are kept from the interest form and from each change of it, newest first', async () => {
    const member = await signUp(server());
    const { token } = member;
    await server().post('mainapp/sustainability/', interests, { token });
    await server().post('mainapp/sustainability/', interests, { token });
    const before = server().app.now().toISOString();
    server().advance(60);
    const changed = { ...interests, use_in_trends: false, county_public: true };
    await server().post('mainapp/sustainability/', changed, { token });
    const profile = await profileOf(member);
    expect(kinds(profile)).toEqual(
      expect.arrayContaining(['trends false', 'county_public true', 'trends true', 'terms true']),
    );
    expect(kinds(profile).slice(0, 2).sort()).toEqual(['county_public true', 'trends false']);
    expect(kinds(profile)).toHaveLength(6);
    expect(profile.consents[0]?.at).toBe(server().app.now().toISOString());
    expect(profile.consents.at(-1)?.at).toBe(before);
  });

  test('are kept from the business form', async () => {
    const member = await signUp(server(), businessAccount);
    await server().post('mainapp/businesses/', business, { token: member.token });
    const hidden = { ...business, consent_listing: false };
    await server().post('mainapp/businesses/', hidden, { token: member.token });
    const list = kinds(await profileOf(member));
    expect(list[0]).toBe('listing false');
    expect(list.sort()).toEqual(['listing false', 'listing true', 'newsletter true', 'terms true']);
  });

  test('include each change of the newsletter in the profile once', async () => {
    const member = await signUp(server());
    const put = (newsletter: boolean) =>
      server().post(
        `mainapp/profile/${member.user_id}/`,
        { ...details, newsletter },
        { method: 'PUT', token: member.token },
      );
    for (const newsletter of [true, true, false, true]) await put(newsletter);
    expect(kinds(await profileOf(member))).toEqual([
      'newsletter true',
      'newsletter false',
      'newsletter true',
      'terms true',
    ]);
    expect(await profileOf(member)).toMatchObject({ newsletter: true });
  });

  test('are not kept from a change that is refused', async () => {
    const member = await signUp(server());
    await server().post(
      `mainapp/profile/${member.user_id}/`,
      { ...details, newsletter: true, user_email: 'new@example.com' },
      { method: 'PUT', token: member.token },
    );
    expect(await server().app.db.$count(consents)).toBe(1);
  });
});
