import { sql } from 'drizzle-orm';
import { DEFAULT_PHONE } from '../../domain/limits';
import { OPTIONAL_TEXT_NAMES } from '../../domain/listing/fields';
import { mapNames } from '../../domain/records';
import { slugOf } from '../../domain/slug';
import type { Picture } from '../../domain/contract/picture';
import type { Product } from '../../domain/contract/product';
import type { Db } from '../db/database';
import { identities } from '../db/schema/identities';
import { listingPeople } from '../db/schema/people';
import { attendances, events, resources } from '../db/schema/posts';
import { consents, individualProfiles } from '../db/schema/profiles';
import { listings } from '../db/schema/listings';
import { settings } from '../db/schema/shared';
import { users } from '../db/schema/accounts';
import { KNOWN_PERSON, LOCAL_PROVIDER } from '../routes/google/local/people';
import { approvalOf } from '../routes/listings/approval';
import { createPasswords } from '../security/passwords';
import { addActivity } from './activity';
import { demoApplications } from './data/applications';
import { demoAttendances } from './data/attendances';
import { demoBusinesses } from './data/businesses';
import { demoEvents } from './data/events';
import { demoPeople } from './data/people';
import { demoProducts } from './data/products';
import { demoResources } from './data/resources';
import { noDrawings, storeDrawings, type Drawings } from './drawings';
import { addEarlierTrends } from './earlierTrends';
import { DEMO_PASSWORD, DEMO_SETTING } from './isDemo';
import { toInstant } from './localMoment';
import type { DemoBusiness, DemoProduct, PersonKey } from './types';
import { addApplications } from './vetting';
import { publishDates } from '../routes/events/series';

const DAY = 86_400_000;

function momentsBefore(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  return { ago, agoOrNull: (days: number | null) => (days === null ? null : ago(days)) };
}

async function addPeople(db: Db, ago: (days: number) => Date): Promise<Map<PersonKey, number>> {
  const password_hash = await createPasswords().hash(DEMO_PASSWORD);
  const rows = demoPeople.map(({ key: _key, profile: _profile, ...person }) => ({
    ...person,
    password_hash,
    phone_num: DEFAULT_PHONE,
    form_filled: true,
    newsletter_at: person.newsletter ? ago(person.joined_days_ago) : null,
    email_verified_at: ago(person.joined_days_ago),
    created_at: ago(person.joined_days_ago),
  }));
  const added = await db
    .insert(users)
    .values(rows)
    .returning({ id: users.id, name: users.username });
  const ids = new Map(added.map(({ id, name }) => [name, id]));
  await db.insert(identities).values({
    provider: LOCAL_PROVIDER,
    subject: KNOWN_PERSON.sub,
    email: KNOWN_PERSON.email,
    user_id: ids.get('wanjiku') ?? 0,
  });
  const byKey = new Map(demoPeople.map(({ key, username }) => [key, ids.get(username) ?? 0]));
  const profiles = demoPeople.flatMap(({ key, profile, joined_days_ago }) =>
    profile ? [{ ...profile, user_id: byKey.get(key) ?? 0, updated_at: ago(joined_days_ago) }] : [],
  );
  await db.insert(individualProfiles).values(profiles);
  const agreed = demoPeople.flatMap(({ key, profile, newsletter, joined_days_ago }) => {
    const by = { user_id: byKey.get(key) ?? 0, created_at: ago(joined_days_ago) };
    return [
      { ...by, kind: 'terms' as const, given: true },
      { ...by, kind: 'newsletter' as const, given: newsletter },
      ...(profile
        ? [
            { ...by, kind: 'trends' as const, given: profile.use_in_trends },
            { ...by, kind: 'county_public' as const, given: profile.county_public },
          ]
        : []),
    ];
  });
  await db.insert(consents).values(agreed);
  return byKey;
}

async function addEvents(
  db: Db,
  now: Date,
  idOf: (key: PersonKey) => number,
  coverOf: (slug: string) => Picture | null,
): Promise<void> {
  const { ago, agoOrNull } = momentsBefore(now);
  const rows = demoEvents.map(({ owner, start, previous_start, ...event }) => {
    const start_date = toInstant(start, event.timezone, now);
    return {
      ...event,
      image: coverOf(event.slug),
      user_id: idOf(owner),
      start_date,
      end_date: new Date(start_date.getTime() + start.duration_minutes * 60_000),
      previous_start_date: previous_start && toInstant(previous_start, event.timezone, now),
      published_at: agoOrNull(event.published_days_ago),
      modified_at: ago(event.published_days_ago ?? 0),
    };
  });
  const added = await db.insert(events).values(rows).returning();
  for (const event of added) await publishDates(db, event, now);
  const ids = new Map(added.map(({ id, slug }) => [slug, id]));
  await db.insert(attendances).values(
    demoAttendances.map(({ event, person, since_days_ago }) => ({
      event_id: ids.get(event) ?? 0,
      user_id: idOf(person),
      created_at: ago(since_days_ago),
    })),
  );
}

const toProduct = ({ season, ...product }: DemoProduct, picture: Product['picture']): Product => ({
  is_lowest_price: false,
  picture,
  ...product,
  availability: season === undefined ? 'in stock' : 'seasonal',
  season: season ?? '',
});

const NOT_TOLD = {
  ...mapNames(OPTIONAL_TEXT_NAMES, () => null),
  in_language: 'en' as const,
};

/** Writes people, listings, events with who attends, resources and applications, with dates around `now`. */
async function addAll(db: Db, now: Date, drawings: Drawings): Promise<void> {
  const { ago, agoOrNull } = momentsBefore(now);
  const people = await addPeople(db, ago);
  const idOf = (key: PersonKey): number => {
    const id = people.get(key);
    if (id === undefined) throw new Error(`demo data names nobody called ${key}`);
    return id;
  };

  const pictureOf = await storeDrawings(db, drawings, idOf('admin'), now);

  const toListing = ({ owner, ...told }: DemoBusiness) => {
    const products = (demoProducts[told.slug] ?? []).map((product, index) =>
      toProduct(product, pictureOf('products', `${told.slug}-${index + 1}`)),
    );
    const cover = pictureOf('businesses', told.slug);
    const business = { ...NOT_TOLD, pictures: cover ? [cover] : [], products, ...told };
    return {
      ...business,
      ...(business.published_days_ago !== null &&
        approvalOf(business, ago(business.published_days_ago))),
      owner_id: owner === null ? null : idOf(owner),
      verified_at: agoOrNull(business.verified_days_ago),
      published_at: agoOrNull(business.published_days_ago),
      modified_at: ago(business.published_days_ago ?? 0),
    };
  };
  const inReview = demoApplications.flatMap(({ listing }) => listing ?? []);
  const added = await db
    .insert(listings)
    .values([...demoBusinesses, ...inReview].map(toListing))
    .returning({ listing_id: listings.id, owner_id: listings.owner_id });
  const owners = added.flatMap(({ listing_id, owner_id }) =>
    owner_id === null ? [] : [{ listing_id, user_id: owner_id, role: 'owner' as const }],
  );
  await db.insert(listingPeople).values(owners.map((owner) => ({ ...owner, created_at: now })));

  await addEvents(db, now, idOf, (slug) => pictureOf('events', slug));

  await db.insert(resources).values(
    demoResources.map(({ owner, ...resource }) => ({
      ...resource,
      image: pictureOf('resources', slugOf(resource.headline)),
      user_id: idOf(owner),
      published_at: agoOrNull(resource.published_days_ago),
      modified_at: ago(resource.published_days_ago ?? 0),
    })),
  );

  await addApplications(db, now, idOf);
  await addActivity(db, now, idOf('mwangaza'));
  await addEarlierTrends(db, now);
  await db.insert(settings).values({ name: DEMO_SETTING, value: now.toISOString() });
}

/** Writes the demo data into a database without users; true when it did. */
export const seedDemo = (db: Db, now: Date, readPictures = noDrawings): Promise<boolean> =>
  db.transaction(async (tx) => {
    const someone = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone.length > 0) return false;
    // Passwords and pictures are made in between, which a busy machine takes its time for.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await addAll(tx, now, await readPictures());
    return true;
  });
