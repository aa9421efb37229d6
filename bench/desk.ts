import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { DeskPage } from '../domain/contract/admin/desk';
import { COUNTIES } from '../domain/counties';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { assess } from '../domain/vetting/score';
import { answersWorth } from '../domain/vetting/testing/samples';
import { DIRECTORY_CATEGORIES, THEMES } from '../domain/vocabulary';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import type { Db } from '../server/db/database';
import { listings } from '../server/db/schema/listings';
import { users } from '../server/db/schema/accounts';
import { applications, vettingResponses } from '../server/db/schema/vetting';
import { summaryColumns } from '../server/routes/vetting/summary';
import { median } from './median';
import { openBench } from './openBench';

/**
 * Fills a throwaway database with generated businesses and prints how the time of the calls of the
 * review desk grows from 20 applications and as many listings to 200 applications and 5,000 listings:
 * of those that open it, and of those that lead to the next application. `LARGEST_RATIO` bounds both.
 *   npx tsx bench/desk.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/desk.ts           (PostgreSQL)
 */
const FEW = 20;
const APPLICATIONS = 200;
const LISTINGS = 5_000;
const ROUNDS = 15;
const LARGEST_RATIO = 1.5;

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);

const answers = answersWorth(QUESTIONNAIRE.questions, 3);
const assessment = assess(QUESTIONNAIRE, answers, {
  category: null,
  isFinal: true,
  isChecked: false,
});

const account = (index: number): typeof users.$inferInsert => ({
  username: `info@firm-${index}.example`,
  email: `info@firm-${index}.example`,
  first_name: `Firm ${index}`,
  last_name: '',
  user_type: 'business',
  role: index === 0 ? 'admin' : 'member',
  age_bracket: '',
  phone_num: '',
});

const listing = (index: number, owner_id: number): typeof listings.$inferInsert => ({
  owner_id,
  slug: `business-${index}`,
  status: 'published',
  name: `Firm ${index}`,
  summary: 'Made by a small business that pays its people and reuses its water.',
  description: 'A generated business.',
  category: DIRECTORY_CATEGORIES[index % DIRECTORY_CATEGORIES.length] ?? 'Home',
  other_categories: [],
  themes: [THEMES[index % THEMES.length] ?? THEMES[0]],
  badges: [],
  criteria: [],
  county: COUNTIES[index % COUNTIES.length]?.code ?? '047',
  address_locality: 'Town',
  telephone: `+2547${String(10_000_000 + index)}`,
  same_as: [],
  published_at: new Date(START + index * HOUR),
  modified_at: new Date(START + index * HOUR),
});

const application = (index: number, user_id: number): typeof applications.$inferInsert => ({
  user_id,
  state: index % 2 === 0 ? 'submitted' : 'under_review',
  questionnaire_version: QUESTIONNAIRE.version,
  state_since: new Date(START + index * HOUR),
  submitted_at: new Date(START + index * HOUR),
  assessment,
  ...summaryColumns(assessment),
});

/** Businesses `from` to `to`, of which those below `applying` have a whole application. */
async function fill(db: Db, from: number, to: number, applying: number): Promise<void> {
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
    for (const { id } of applied) {
      await db.execute(sql`
        insert into ${vettingResponses} (application_id, question, text, selected_options)
        select ${id}, question::integer, answer ->> 'text', answer -> 'selected_options'
        from jsonb_each(${JSON.stringify(answers)}) as given (question, answer)`);
    }
  }
  for (const table of [users, listings, applications, vettingResponses])
    await db.execute(sql`vacuum analyze ${table}`);
}

type Read = <Answer>(address: string) => Promise<Answer>;

/** What the desk asks when it opens with the first application, and for the one after it. */
async function measure(read: Read): Promise<Record<'open' | 'next', number>> {
  const times: Record<'open' | 'next', number[]> = { open: [], next: [] };
  const readOne = async (row: DeskPage['results'][number] | undefined) => {
    if (!row) throw new Error('the desk is empty');
    await Promise.all([
      read(`/vet/applications/${row.application}/`),
      read(`/vet/report/?user_id=${row.user_id}`),
    ]);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const opening = performance.now();
    const { results } = await read<DeskPage>('/mainapp/admin/desk/');
    await readOne(results[0]);
    times.open.push(performance.now() - opening);
    const moving = performance.now();
    await readOne(results[1 + (round % 15)]);
    times.next.push(performance.now() - moving);
  }
  return { open: median(times.open), next: median(times.next) };
}

async function main(): Promise<void> {
  const { database } = await openBench();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), {
    database,
    pressure: { maxEventLoopDelay: 0 },
  });
  await fill(database.db, 0, FEW + 1, FEW + 1);
  const [admin] = await database.db.select().from(users).limit(1);
  if (!admin) throw new Error('nobody is there');
  const { user_data: session } = await app.openSession(admin);
  const headers = { authorization: `Token ${session.token}` };
  const read: Read = async <Answer>(url: string) => {
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return answer.json<Answer>();
  };
  await measure(read);
  const few = await measure(read);
  await fill(database.db, FEW + 1, LISTINGS, APPLICATIONS);
  const many = await measure(read);
  for (const name of ['open', 'next'] as const) {
    const ratio = many[name] / few[name];
    const times = `${few[name].toFixed(1)} ms, then ${many[name].toFixed(1)} ms`;
    console.log(`${name.padEnd(6)} ${times}  x${ratio.toFixed(2)}`);
    if (ratio > LARGEST_RATIO) process.exitCode = 1;
  }
  await app.close();
  rmSync(dataDir, { recursive: true });
}

void main();
