import { count, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { issueRecipients, type IssueResult } from '../../db/schema/newsletter';

/** How far the sending of each of these issues is; those without recipients have zeros. */
export async function countRecipients(
  db: Db,
  issues: readonly number[],
): Promise<(issue: number) => IssueResult> {
  const rows = await db
    .select({ issue: issueRecipients.issue_id, state: issueRecipients.state, people: count() })
    .from(issueRecipients)
    .where(inArray(issueRecipients.issue_id, [...issues]))
    .groupBy(issueRecipients.issue_id, issueRecipients.state);
  return (issue) => {
    const of = (...states: string[]) =>
      rows
        .filter((row) => row.issue === issue && states.includes(row.state))
        .reduce((all, { people }) => all + people, 0);
    return {
      sent: of('sent'),
      failed: of('failed'),
      skipped: of('skipped'),
      waiting: of('waiting', 'queued'),
    };
  };
}
