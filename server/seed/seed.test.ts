import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts';
import { applications } from '../db/schema/vetting';
import { assessmentOf, readAssessmentInput } from '../routes/vetting/assessmentInput';
import { summaryColumns } from '../routes/vetting/summary';
import { serverForTests } from '../test/testApp';
import { seedDemo } from './seed';

const server = serverForTests();

test('stores for each demo application the score of its answers', async () => {
  const { db, now } = server().app;
  await seedDemo(db, now());
  const rows = await db.select().from(applications);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    const input = await readAssessmentInput(db, row.user_id, row);
    expect(row).toMatchObject(summaryColumns(assessmentOf(input)));
    expect(row.is_current).toBe(true);
    expect(row.state_since.getTime()).toBeLessThan(now().getTime());
  }
  const [admin] = await db.select().from(users).where(eq(users.username, 'admin'));
  const reviewed = rows.filter(({ reviewer_id }) => reviewer_id !== null);
  expect(reviewed.length).toBeGreaterThan(0);
  for (const { reviewer_id, state } of reviewed) {
    expect(reviewer_id).toBe(admin?.id);
    expect(['draft', 'in_progress', 'submitted']).not.toContain(state);
  }
});
