import { sql } from 'drizzle-orm';
import { CLEARANCES } from '../domain/contract/admin/reports';
import { COUNTIES } from '../domain/counties';
import { APPLICATION_STATE, APPLICATION_STATES } from '../domain/vetting/applicationStates';
import { DIRECTORY_CATEGORIES, LEVELS, THEMES } from '../domain/vocabulary';
import type { Db } from '../server/db/database';
import { listingDuplicates, listings } from '../server/db/schema/listings';
import { users } from '../server/db/schema/accounts';
import { applicationEvents, applications } from '../server/db/schema/vetting';

const NAMES = 'Upendo Baraka Imani Amani Neema Tumaini Furaha Pendo Subira Hekima'.split(' ');
const GOODS = 'Soap Honey Bricks Baskets Coffee Solar Tea Cotton Timber Compost'.split(' ');

const take = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

const HOUR = 3_600_000;
const START = Date.UTC(2024, 0, 1);

const nameOf = (index: number): string => {
  const rare = index % 500 === 7 ? 'Jasiri' : (NAMES[index % NAMES.length] ?? '');
  return `${rare} ${GOODS[Math.floor(index / 10) % GOODS.length] ?? ''} ${index}`;
};

const account = (index: number): typeof users.$inferInsert => ({
  username: `info@firm-${index}.example`,
  email: `info@firm-${index}.example`,
  first_name: nameOf(index),
  last_name: '',
  user_type: 'business',
  role: index === 0 ? 'admin' : 'member',
  age_bracket: '',
  phone_num: '',
});

const [county] = COUNTIES;

const listing = (index: number, owner_id: number): typeof listings.$inferInsert => ({
  owner_id,
  slug: `business-${index}`,
  status: index % 20 === 0 ? 'pending' : 'published',
  name: nameOf(index),
  summary: 'Made by a small business that pays its people and reuses its water.',
  description: 'A generated business.',
  category: take(DIRECTORY_CATEGORIES, index),
  other_categories: [],
  themes: [take(THEMES, index)],
  badges: [],
  criteria: [],
  county: (COUNTIES[(index * 7) % COUNTIES.length] ?? county).code,
  address_locality: 'Town',
  telephone: `+2547${String(10_000_000 + index)}`,
  same_as: [],
  published_at: new Date(START + index * HOUR),
  modified_at: new Date(START + index * HOUR),
});

const application = (index: number, user_id: number): typeof applications.$inferInsert => {
  const state = APPLICATION_STATES[index % APPLICATION_STATES.length] ?? 'draft';
  const isSubmitted = APPLICATION_STATE[state].phase !== 'answering';
  return {
    user_id,
    state,
    questionnaire_version: '2026-11',
    state_since: new Date(START + index * HOUR),
    submitted_at: isSubmitted ? new Date(START + index * HOUR) : null,
    total: index % 6 === 0 ? null : (index * 37) % 100,
    basic_percent: (index * 13) % 100,
    level: take(LEVELS, index),
    completion: index % 101,
    clearance: take(CLEARANCES, index),
    red_flags: index % 11 === 0 ? 1 : 0,
    amber_flags: index % 4,
    theme_percents: Object.fromEntries(THEMES.map((theme) => [theme, index % 100])),
  };
};

/** What led an application to where it is, a move a day, within the last year. */
function movesOf(id: number, index: number): (typeof applicationEvents.$inferInsert)[] {
  const path = APPLICATION_STATES.slice(0, 2 + (index % (APPLICATION_STATES.length - 1)));
  const first = Date.now() - (20 + (index % 300)) * 24 * HOUR;
  return path.slice(1).map((to_state, step) => ({
    application_id: id,
    event: 'application.moved',
    from_state: path[step] ?? 'draft',
    to_state,
    by: 'admin',
    created_at: new Date(first + step * (index % 40) * HOUR),
  }));
}

/** Businesses `from` to `to`, of which those below `applying` have an application; the first is an admin. */
export async function addBusinesses(
  db: Db,
  from: number,
  to: number,
  applying: number,
): Promise<void> {
  for (let start = from; start < to; start += 500) {
    const length = Math.min(500, to - start);
    const made = await db
      .insert(users)
      .values(Array.from({ length }, (_, index) => account(start + index)))
      .returning({ id: users.id });
    const owners = made.map(({ id }, index) => ({ id, index: start + index }));
    await db.insert(listings).values(owners.map(({ id, index }) => listing(index, id)));
    const applicants = owners.filter(({ index }) => index < applying);
    if (applicants.length === 0) continue;
    const applied = await db
      .insert(applications)
      .values(applicants.map(({ id, index }) => application(index, id)))
      .returning({ id: applications.id });
    const moves = applied.flatMap(({ id }, index) => movesOf(id, start + index));
    await db.insert(applicationEvents).values(moves);
  }
  for (const table of [users, listings, listingDuplicates, applications, applicationEvents])
    await db.execute(sql`vacuum analyze ${table}`);
}
